const direct =
  'Nothing is published without review. Upload pictures in the form of an article, a page or a person; change other files on GitHub, in a branch.';

const startedMeanwhile =
  'Nothing is saved: another writer has a pull request for this entry, which was not there when you opened the editor. Copy what you have written, and reload the page: the form then has their text.';

/**
 * Refuses commits to a branch and merging, because the package sends what is done under Assets to the published branch at
 * once, and a save that would replace what another writer has saved meanwhile.
 */
export function refuseDirectCommits(branch: string): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    const isMerge = init?.method === 'PUT' && /\/pulls\/\d+\/merge$/.test(String(input));
    if (isMerge || isCommitTo(branch, body)) return refusal(direct);
    const response = await send(input, init);
    // The package asks this only if the branch of a save without a pull request exists.
    if (!body.includes('pullRequests(headRefName: $branch')) return response;
    const { data } = await response.clone().json();
    return data?.repository?.pullRequests?.totalCount > 0 ? refusal(startedMeanwhile) : response;
  };
}

/** The package itself only says that something failed. */
function refusal(reason: string): Response {
  alert(reason);
  return Response.json({ errors: [{ message: reason }] }, { status: 403 });
}

function isCommitTo(branch: string, body: string): boolean {
  if (!body.includes('createCommitOnBranch')) return false;
  return JSON.parse(body).variables.input.branch.branchName === branch;
}
