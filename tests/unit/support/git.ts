import { execFileSync } from 'node:child_process';

const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];

/** Runs git in a folder; returns what it prints. */
export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', [...author, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
}
