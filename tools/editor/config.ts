import type { CmsConfig, GitHubBackend } from '@sveltia/cms';
import type { z } from 'zod';
import { downloadsFolder } from '../../lib/schemas/downloads';
import type { editor } from '../../lib/schemas/editor';
import { pictureFolder } from '../../lib/schemas/pictures';
import { collections } from '../collections';
import { collectionForms } from './forms';

/** The configuration for the working copy in a folder of this name. Only the local mode of the editor works. */
export function localConfig(title: string, folder: string): CmsConfig {
  // The sign-in page names the folder. The package requires a way to sign in, which does nothing here.
  return editorConfig(title, { repo: `local/${folder}`, auth_methods: ['token'] });
}

/** The configuration for a repository on GitHub. */
export function hostedConfig(
  title: string,
  siteUrl: string,
  { repository, branch, signIn, private: isPrivate }: z.infer<typeof editor>,
): CmsConfig {
  return {
    ...editorConfig(title, {
      repo: repository,
      branch,
      ...(signIn
        ? { base_url: signIn, auth_scope: isPrivate ? 'repo' : 'public_repo' }
        : { auth_methods: ['token'] }),
    }),
    // Each entry has a link to its page: on the host's preview while it is in a pull request, else on the site.
    site_url: siteUrl,
    show_preview_links: true,
  };
}

function editorConfig(title: string, backend: Omit<GitHubBackend, 'name'>): CmsConfig {
  return {
    load_config_file: false,
    app_title: title,
    backend: { name: 'github', ...backend },
    publish_mode: 'editorial_workflow',
    media_folder: `content/${pictureFolder}`,
    asset_collections: [
      {
        name: downloadsFolder,
        label: 'Downloads',
        media_folder: `content/${downloadsFolder}`,
        public_folder: `../${downloadsFolder}`,
      },
    ],
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true },
    collections: collectionForms(collections),
  };
}
