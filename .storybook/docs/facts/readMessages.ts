import type { MessageFact } from './facts.ts';

type Words = Readonly<Record<string, unknown>>;

/** The messages of a pack, each with its path and its text in both languages. */
export function messageFacts(pack: { readonly 'zh-CN': object; readonly 'en-US': object }): MessageFact[] {
  return leavesOf(pack['zh-CN'] as Words, pack['en-US'] as Words, '');
}

function leavesOf(zhCN: Words, enUS: Words, above: string): MessageFact[] {
  return Object.entries(zhCN).flatMap(([name, words]) => {
    const key = `${above}${name}`;
    const other = enUS[name];
    return words !== null && typeof words === 'object' && !Array.isArray(words)
      ? leavesOf(words as Words, (other ?? {}) as Words, `${key}.`)
      : [{ key, zhCN: wordsOf(words), enUS: wordsOf(other) }];
  });
}

/**
 * The text of a message. For a message that is a function, the text is its template with the parameters in braces, such
 * as `共 {count} 条`, or its parameters if it has no simple template. The texts of a list are joined by ` · `. For any
 * other value, the text is empty.
 */
function wordsOf(words: unknown): string {
  if (Array.isArray(words)) return words.map(wordsOf).join(' · ');
  if (typeof words !== 'function') return typeof words === 'string' ? words : '';
  const code = String(words);
  const template = /=>\s*`([^`]*)`\s*$/.exec(code)?.[1];
  return template === undefined ? parametersOf(code) : template.replaceAll(/\$\{([^}]*)\}/g, '{$1}');
}

/**
 * Returns the parameters of a message that is a function without a simple template. The manual page shows these
 * parameters instead of a text.
 */
const parametersOf = (code: string): string => `${code.slice(0, code.indexOf('=>')).trim()} => …`;
