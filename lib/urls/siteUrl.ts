type Environment = Readonly<Record<string, string | undefined>>;

/**
 * URL of the site without a trailing slash: `SITE_URL`; otherwise the preview URL of the host that builds, if the host
 * says that this is not its production build; otherwise the public URL. Hosts set their URL variables in production, too, so these alone do not make a preview. Throws if such a variable
 * is not a URL without a path.
 *
 * Sources: https://docs.netlify.com/build/configure-builds/environment-variables/,
 * https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables,
 * https://vercel.com/docs/environment-variables/system-environment-variables
 */
export function siteUrlOf(environment: Environment, publicUrl: string): string {
  const [name, value] = environment.SITE_URL ? ['SITE_URL', environment.SITE_URL] : previewOf(environment);
  return value ? origin(name, value) : new URL(publicUrl).origin;
}

/** The variable that holds a host's preview URL, and the URL; none in production. */
function previewOf(environment: Environment): [name: string, url?: string] {
  const { NETLIFY, CONTEXT, CF_PAGES, CF_PAGES_BRANCH, PRODUCTION_BRANCH = 'main', VERCEL_ENV } = environment;
  if (NETLIFY && CONTEXT && CONTEXT !== 'production')
    return ['DEPLOY_PRIME_URL', environment.DEPLOY_PRIME_URL];
  if (CF_PAGES && CF_PAGES_BRANCH && CF_PAGES_BRANCH !== PRODUCTION_BRANCH)
    return ['CF_PAGES_URL', environment.CF_PAGES_URL];
  if (VERCEL_ENV && VERCEL_ENV !== 'production') {
    const host = environment.VERCEL_BRANCH_URL ?? environment.VERCEL_URL;
    return ['VERCEL_URL', host && `https://${host}`];
  }
  return [''];
}

function origin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `${name} is "${value}": it must be a URL without a path, for example https://preview.example.`,
    );
  }
  return url.origin;
}
