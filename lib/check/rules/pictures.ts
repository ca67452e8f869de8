import { alternativeTextFault, pictureFault } from '../../schema/picture';
import type { ParsedDocument } from '../parse';
import { startOf } from '../places';
import { errorAt, type Finding } from '../problem';

/** Pictures within a text; the one in the front matter is a field like others. */
export function pictures({ nodes = [] }: ParsedDocument): Finding[] {
  const addresses = new Map<string, string>();
  for (const node of nodes) {
    if (node.type === 'definition' && !addresses.has(node.identifier))
      addresses.set(node.identifier, node.url);
  }
  return nodes.flatMap((node) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return [];
    const address = node.type === 'image' ? node.url : addresses.get(node.identifier);
    const faults = [addressFault(address), altFault(node.alt)];
    return faults.flatMap((fault) => (fault ? [errorAt(startOf(node), fault)] : []));
  });
}

function addressFault(address: string | undefined): string | undefined {
  const fault = pictureFault(address);
  return fault && `the address of this picture: ${fault}`;
}

function altFault(alt: string | null | undefined): string | undefined {
  if (!alt?.trim())
    return 'this picture has no alternative text: say what it shows between the square brackets, ![…](…)';
  const fault = alternativeTextFault(alt);
  return fault && `the alternative text of this picture: ${fault}`;
}
