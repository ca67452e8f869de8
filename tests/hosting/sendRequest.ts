import { type IncomingHttpHeaders, request } from 'node:http';

type ReceivedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type RequestOptions = { method?: string; headers?: Record<string, string> };

/** Sends a request to a local server without normalising its path or decoding its response. */
export function sendRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: RequestOptions = {},
): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      async (response) => {
        try {
          const body = Buffer.concat(await response.toArray());
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        } catch (error) {
          reject(error);
        }
      },
    );
    sent.on('error', reject).end();
  });
}
