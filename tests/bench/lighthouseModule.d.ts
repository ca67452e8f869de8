/** What lighthouse.ts uses of the package, which only `npm run bench` installs. */
declare module 'lighthouse' {
  export type Result = {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
  };

  type Flags = { port: number; onlyCategories?: string[]; logLevel: 'error' };

  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result } | undefined>;
}
