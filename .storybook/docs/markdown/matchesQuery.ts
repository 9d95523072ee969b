/** The words by which a component or widget is found. */
export interface Findable {
  readonly name: string;
  readonly purpose: string;
  readonly chinese: { readonly name: string; readonly purpose: string };
  readonly synonyms: readonly string[];
}

/** True if each word of a query is in a name, a purpose or a synonym. Upper and lower case are equal. */
export function matchesQuery({ name, purpose, chinese, synonyms }: Findable, query: string): boolean {
  const texts = [name, chinese.name, ...synonyms, purpose, chinese.purpose].join('\n').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.includes(word));
}
