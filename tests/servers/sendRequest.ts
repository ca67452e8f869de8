import { type IncomingHttpHeaders, request } from 'node:http';

export type ReceivedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request to a local server without normalising its path or decoding its response. */
export function sendRequest(
  url: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<ReceivedResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ host: hostname, port, path, agent: false, ...options }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });
}
