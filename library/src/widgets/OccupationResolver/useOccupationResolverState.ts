import { useDeferredValue, useMemo, useState } from 'react';

import { occupationOf, type OccupationNode, type OccupationTree } from '../../domain/occupation/occupationTree.ts';
import { type TitleLine, titleLineOf, titlesIn } from '../../domain/occupation/titleLines.ts';
import type { OccupationRule } from '../../domain/product/productDefinition.ts';

/** A job title of the list with the occupation that it stands for. */
export interface ResolvedTitle {
  readonly title: string;
  /** How many lines of the list say so. */
  readonly count: number;
  readonly occupation: OccupationNode;
}

interface CountedLine extends TitleLine {
  readonly count: number;
}

export interface OccupationResolverState {
  readonly text: string;
  readonly write: (text: string) => void;
  readonly lines: readonly CountedLine[];
  /** Code of the occupation for a line; '' while there is none. */
  readonly codeFor: (line: TitleLine) => string;
  readonly choose: (line: TitleLine, code: string) => void;
  readonly resolved: readonly ResolvedTitle[];
}

/** Resolves a title once, however often the list around it changes. */
function rememberedLines(tree: OccupationTree, rule: OccupationRule): (title: string) => TitleLine {
  const known = new Map<string, TitleLine>();
  return (title) => {
    const line = known.get(title) ?? titleLineOf(tree, rule, title);
    known.set(title, line);
    return line;
  };
}

/** Holds a pasted list of job titles and what is chosen for each. */
export function useOccupationResolverState(tree: OccupationTree, rule: OccupationRule): OccupationResolverState {
  const [text, write] = useState('');
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const settled = useDeferredValue(text);
  const lineOf = useMemo(() => rememberedLines(tree, rule), [tree, rule]);
  const lines = useMemo(
    () => Array.from(titlesIn(settled), ([title, count]) => ({ ...lineOf(title), count })),
    [settled, lineOf],
  );

  const codeFor = (line: TitleLine): string => choices.get(line.title) ?? line.match?.code ?? '';
  return {
    text,
    write,
    lines,
    codeFor,
    choose: (line, code) => setChoices(new Map(choices).set(line.title, code)),
    resolved: lines.flatMap((line) => {
      const occupation = occupationOf(tree, codeFor(line));
      return occupation ? [{ title: line.title, count: line.count, occupation }] : [];
    }),
  };
}
