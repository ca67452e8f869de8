/** What pictures.ts uses of the package, which only `npm run bench` installs. */
declare module 'calc-s2-rust/calc_s2_rust.js' {
  export function initSync(module: BufferSource): { memory: WebAssembly.Memory };
  export function new_buffer(name: string, length: number): number;
  export function calc_s2(first: string, second: string, width: number, height: number): number;
}
