const reason =
  'Nothing is published without review. Upload pictures in the form of an article, a page or a person; change other files on GitHub, in a branch.';

/**
 * Refuses commits to a branch and merging: the package sends what is done under Assets to the published branch at once,
 * without a pull request.
 */
export function refuseDirectCommits(branch: string): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const isMerge = init?.method === 'PUT' && /\/pulls\/\d+\/merge$/.test(String(input));
    if (!isMerge && !isCommitTo(branch, init?.body)) return send(input, init);
    // The package itself only says that something failed.
    alert(reason);
    return Promise.resolve(Response.json({ errors: [{ message: reason }] }, { status: 403 }));
  };
}

function isCommitTo(branch: string, body: BodyInit | null | undefined): boolean {
  if (typeof body !== 'string' || !body.includes('createCommitOnBranch')) return false;
  return JSON.parse(body).variables.input.branch.branchName === branch;
}
