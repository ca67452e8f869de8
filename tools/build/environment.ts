import nextEnv from '@next/env';

/**
 * Sets the variables of a project's `.env` files, as Next.js does, so that every step of a build or of the development
 * server reads the same. Whatever `NODE_ENV` was, a build is a production build: others would publish drafts.
 */
export function setEnvironment(projectDir: string, mode: 'production' | 'development'): void {
  Object.assign(process.env, { NODE_ENV: mode });
  nextEnv.loadEnvConfig(projectDir, mode === 'development');
  // A build that runs past midnight publishes the articles of one day.
  process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000));
}
