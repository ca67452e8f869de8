import { company, confirmedFacts } from '@/lib/company/company';
import { listedPages } from '@/lib/pages/pagesByKind';
import { absoluteUrl } from '@/lib/urls/site';

export const dynamic = 'force-static';

/** Site overview for language models (llmstxt.org). */
export function GET() {
  const lines = listedPages.map(
    ({ path, title, description }) =>
      `- [${title}](${absoluteUrl(path)}): ${description.replace(/\s+/g, ' ').trim()}`,
  );
  const facts = confirmedFacts.map(({ name, value }) => `- ${name}: ${value}`);
  const text = [
    `# ${company.name}`,
    `> ${company.description}`,
    ...(facts.length > 0 ? ['## Facts', facts.join('\n')] : []),
    '## Pages',
    `${lines.join('\n')}\n`,
  ].join('\n\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
