import type { Plugin, Resolver } from '@terrazzo/parser';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges two groups of tokens. If both groups contain a token, the token of `second` is used. */
function merged(first: Json, second: Json): Json {
  const result: Json = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const known = result[key];
    result[key] = isObject(known) && isObject(value) && !('$value' in value) ? merged(known, value) : value;
  }
  return result;
}

type Source = Resolver['source'];

/**
 * Returns all tokens with their values in the default theme. References between tokens stay references (DTCG format
 * module 2025.10).
 */
const defaultTokensOf = ({ resolutionOrder }: Source): Json =>
  resolutionOrder
    .flatMap((part) => (part.type === 'set' ? part.sources : (part.contexts[part.default ?? ''] ?? [])))
    .reduce<Json>((all, group) => merged(all, group as Json), {});

/** Returns all themes as one document, which refers to no other file (DTCG resolver module 2025.10). */
function resolverDocumentOf({ name, version, resolutionOrder }: Source): Json {
  const sets: Json = {};
  const modifiers: Json = {};
  for (const part of resolutionOrder) {
    if (part.type === 'set') sets[part.name] = { sources: part.sources };
    else modifiers[part.name] = { description: part.description, default: part.default, contexts: part.contexts };
  }
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name,
    version,
    resolutionOrder: resolutionOrder.map((part) => ({ $ref: `#/${part.type}s/${part.name}` })),
    sets,
    modifiers,
  };
}

/** Writes the files for design tools: `tokens.json` with the default theme, `tokens.resolver.json` with all themes. */
export function dtcgFiles(): Plugin {
  return {
    name: 'dtcg-files',
    // oxlint-disable-next-line require-await -- the plugin interface is asynchronous
    async build({ resolver, outputFile }) {
      outputFile('tokens.json', `${JSON.stringify(defaultTokensOf(resolver.source), null, 2)}\n`);
      outputFile('tokens.resolver.json', `${JSON.stringify(resolverDocumentOf(resolver.source), null, 2)}\n`);
    },
  };
}
