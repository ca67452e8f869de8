import { pictureFilePattern, pictureFolder } from './schema';

type Values = Record<string, unknown>;

const picturePath = `../${pictureFolder}/`;

/**
 * The values with the path of each picture of content/pictures from the file, at any depth, as the editor stores a picture that is
 * chosen. It finds the pictures that are in use only by this path.
 */
export function withPicturePaths(values: Values, pictureFields: readonly string[]): Values {
  return withFields(values, pictureFields, (value) =>
    pictureFilePattern.test(String(value)) ? `${picturePath}${value}` : value,
  );
}

/** The values with the file names of pictures, as in the file. */
export function withPictureNames(values: Values, pictureFields: readonly string[]): Values {
  return withFields(values, pictureFields, (value) =>
    String(value ?? '').startsWith(picturePath) ? String(value).slice(picturePath.length) : value,
  );
}

function withFields(values: Values, names: readonly string[], change: (value: unknown) => unknown): Values {
  const changed = ([name, value]: [string, unknown]) => [
    name,
    names.includes(name) ? change(value) : inside(value),
  ];
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(changed));
  };
  return inside(values) as Values;
}
