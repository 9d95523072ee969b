/**
 * True when a file matches one of the accepted kinds: an extension (`.xlsx`), a media type (`application/pdf`) or a
 * group of media types (`image/*`). If `accept` is empty, every file is accepted.
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
