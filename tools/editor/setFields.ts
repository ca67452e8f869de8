import { isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Fields } from '../writers/format';
import { deleteField } from '../writers/yamlComments';

/** The fields of an entry or a group in it, by name. */
export type Values = Record<string, unknown>;

/**
 * Sets the named fields of a document to values, at any depth. What is as before stays as it is written, with its
 * comments, quotation marks and order; an empty value deletes its field, and a new one is added in the order of the names.
 */
export function setFields(document: Fields, names: readonly string[], values: Values): void {
  setMap(document.contents, names, values, document);
}

/** The named values that are not empty, as `setFields` writes them. */
export function filledValues(names: readonly string[], values: Values): Values {
  const named = Object.fromEntries(names.map((name) => [name, trimmed(values[name])]));
  return withoutEmpty(named) as Values;
}

function setMap(map: YAMLMap, names: readonly string[], values: Values, document: Fields): void {
  const former: Values = map.toJS(document);
  for (const name of names) {
    const value = withoutEmpty(trimmed(values[name]));
    if (isSame(former[name], value)) continue;
    if (isEmpty(value)) deleteField(map, name);
    else if (map.has(name)) map.set(name, changedNode(map.get(name, true), value, document));
    else insert(map, name, value, { names, document });
  }
}

/** The node of a value: the former one with what differs changed in it, or a new one. */
function changedNode(former: unknown, value: unknown, document: Fields): unknown {
  if (isMap(former) && isGroup(value)) {
    const names = former.items.map(({ key }) => String(isScalar(key) ? key.value : key));
    setMap(former, [...new Set([...Object.keys(value), ...names])], value, document);
    return former;
  }
  if (isSeq(former) && Array.isArray(value)) {
    former.items = changedItems(former, value, document);
    return former;
  }
  if (!isScalar(former) || typeof value === 'object') return document.createNode(value);
  // Forms trim texts, but the last line of a block ends with a newline.
  const [end = ''] = /\n*$/.exec(String(former.value ?? '')) ?? [];
  former.value = typeof value === 'string' ? value.trimEnd() + end : value;
  return former;
}

/** The nodes of a list: of each item the former one, also if something in it has changed, or a new one. */
function changedItems(list: YAMLSeq, values: readonly unknown[], document: Fields): unknown[] {
  const formerValues: unknown[] = list.toJS(document);
  const left = list.items.map((node, index) => ({ node, value: formerValues[index] }));
  const nodes: unknown[] = [];
  for (const isMeant of [isSame, sharesField])
    for (const [index, value] of values.entries()) {
      if (nodes[index]) continue;
      const found = left.findIndex((former) => isMeant(former.value, value));
      if (found >= 0) nodes[index] = left.splice(found, 1)[0]?.node;
    }
  return values.map((value, index) => changedNode(nodes[index], value, document));
}

/** Whether an item can be another one with a change in it. */
function sharesField(former: unknown, value: unknown): boolean {
  if (!isGroup(former) || !isGroup(value)) return !isGroup(former) && !isGroup(value);
  return Object.entries(former).some(([name, inner]) => isSame(inner, value[name]));
}

/** Adds a field before those that follow it in the list of names. */
function insert(
  { items }: YAMLMap,
  name: string,
  value: unknown,
  { names, document }: { names: readonly string[]; document: Fields },
): void {
  const rank = names.indexOf(name);
  const index = items.findIndex(({ key }) => isScalar(key) && names.indexOf(String(key.value)) > rank);
  items.splice(index < 0 ? items.length : index, 0, document.createPair(name, value));
}

/** Whether two values are the same but for empty fields, the order of fields, and spaces around texts. */
function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(value)) === JSON.stringify(comparable(other));
}

function comparable(value: unknown): unknown {
  if (isEmpty(value)) return undefined;
  if (Array.isArray(value)) return value.map(comparable);
  if (!isGroup(value)) return trimmed(value);
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [name, comparable(inner)]);
  return Object.fromEntries(entries.sort(([name], [other]) => (name < other ? -1 : 1)));
}

/** The value without the empty fields of its groups. The editor adds every field that the form has. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isGroup(value)) return value;
  const filled = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(filled.map(([name, inner]) => [name, withoutEmpty(inner)]));
}

/** Whether a value is what an empty form field holds, or a group or list of such fields. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'object') return Object.values(value).every(isEmpty);
  return typeof value === 'string' && value.trim() === '';
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
