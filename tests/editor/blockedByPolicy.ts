/**
 * What the editor's content security policy blocks before a request: previews of pictures on other hosts and of PDFs, the
 * writer's portrait, and the package's requests for the state of GitHub.
 */
export const blockedByPolicy = [
  /(?:images\.unsplash\.com|avatars\.githubusercontent\.com|Framing 'blob:)\S* violates .* Content Security Policy/,
  /www\.githubstatus\.com\S* .*Content Security Policy/,
];
