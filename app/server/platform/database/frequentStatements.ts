import type { ClientBase, QueryResult } from 'pg';

/** Runs of a statement after which it is prepared: from then on it is parsed and planned once per connection. */
const runsBefore = 4;

/** Statements that are counted; those with lists of any length would go on for ever. */
const mostCounted = 1000;

/** Columns of `*` may change with a migration, and a statement that was prepared before it would no longer run. */
const namesItsColumns = (text: string) => !/\*(?!\))/.test(text);

/** Names for statements that run often, the same ones on every connection; undefined for all others. */
export function frequentStatements(): (text: string) => string | undefined {
  const counted = new Map<string, { readonly name: string; runs: number }>();
  return (text) => {
    const known = counted.get(text);
    if (known) return (known.runs += 1) > runsBefore ? known.name : undefined;
    if (counted.size < mostCounted && namesItsColumns(text)) counted.set(text, { name: `t${counted.size}`, runs: 1 });
    return undefined;
  };
}

type Query = (query: unknown, ...rest: readonly unknown[]) => Promise<QueryResult>;

/** Lets a connection prepare the statements with parameters that have a name. */
export function prepareFrequent(client: ClientBase, nameOf: (text: string) => string | undefined): void {
  const plain = client.query.bind(client) as Query;
  const preparing: Query = (text, values, ...rest) => {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    return name === undefined ? plain(text, values, ...rest) : plain({ name, text, values }, ...rest);
  };
  client.query = preparing as ClientBase['query'];
}
