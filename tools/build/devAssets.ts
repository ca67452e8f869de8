import { writeAssets } from './assets';
import { writeNewsLists } from './newsLists';

// Generates what `next dev` needs besides the compiled content. `npm run dev` reruns it after each change.
await Promise.all([writeAssets(), writeNewsLists({ publicDir: 'public' })]);
