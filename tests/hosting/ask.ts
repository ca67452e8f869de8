import { type IncomingHttpHeaders, request } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Asked = { method?: string; headers?: Record<string, string> };

/** One request to a server of this machine, its path sent as it is, its answer taken as it comes. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: Asked = {},
): Promise<Answer> {
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
