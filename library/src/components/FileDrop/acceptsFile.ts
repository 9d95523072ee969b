/**
 * True when a file is of one of the kinds: an extension (`.xlsx`), a media type (`application/pdf`) or a family
 * (`image/*`). An empty list accepts any.
 */
export function acceptsFile(file: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  return (
    accept.length === 0 ||
    accept.some((kind) => {
      if (kind.startsWith('.')) return name.endsWith(kind.toLowerCase());
      return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
    })
  );
}
