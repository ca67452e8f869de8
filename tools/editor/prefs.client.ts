import type { CmsConfig, GitHubBackend } from '@sveltia/cms';

declare const EDITOR_CONFIG: CmsConfig;

const key = 'sveltia-cms.prefs';
const chosen = JSON.parse(localStorage.getItem(key) ?? '{}');
// Saving and Escape would leave the form. A writer can choose that in the settings.
localStorage.setItem(key, JSON.stringify({ closeOnSave: false, closeWithEscape: false, ...chosen }));
const { branch } = EDITOR_CONFIG.backend as GitHubBackend;
// Local mode: the package would start with GitHub, and keep no backups once another backend follows.
if (!branch) localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }));
