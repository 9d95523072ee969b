import { useDeferredValue, useMemo, useState } from 'react';

import type { OccupationRule } from '../../domain/occupation/occupationRule.ts';
import type { OccupationNode, OccupationTree } from '../../domain/occupation/occupationTree.ts';
import {
  type AnsweredLine,
  answeredLine,
  type TitleLine,
  titleLineOf,
  titlesIn,
} from '../../domain/occupation/titleLines.ts';

/** A job title of the list with its occupation. */
export interface ResolvedTitle {
  /** The job title. */
  readonly title: string;
  /** Number of lines of the list with this title. */
  readonly count: number;
  /** The occupation of the title. */
  readonly occupation: OccupationNode;
}

/** A title of the list as it is shown. */
export interface ResolverLine extends AnsweredLine {
  /** Number of lines of the list with this title. */
  readonly count: number;
}

export interface OccupationResolverState {
  readonly text: string;
  readonly write: (text: string) => void;
  readonly lines: readonly ResolverLine[];
  /** Lines of the list that are ignored because the list has too many titles. */
  readonly leftOut: readonly string[];
  /** Sets the occupation of a title by code, '' for none; null discards the choice. */
  readonly choose: (title: string, code: string | null) => void;
  readonly resolved: readonly ResolvedTitle[];
}

type Choices = ReadonlyMap<string, string>;

/** The choices without those of "no occupation" whose title left the list: a title that returns is matched again. */
const stillMeant = (choices: Choices, text: string): Choices => {
  if (!Array.from(choices.values()).includes('')) return choices;
  const { counts } = titlesIn(text);
  return new Map(Array.from(choices).filter(([title, code]) => code !== '' || counts.has(title)));
};

/** Resolves each title once, even if the list changes around it. */
function rememberedLines(tree: OccupationTree, rule: OccupationRule): (title: string) => TitleLine {
  const known = new Map<string, TitleLine>();
  return (title) => {
    const line = known.get(title) ?? titleLineOf(tree, rule, title);
    known.set(title, line);
    return line;
  };
}

/** State of a pasted list of job titles and the occupations chosen for them. */
export function useOccupationResolverState(tree: OccupationTree, rule: OccupationRule): OccupationResolverState {
  const [text, setText] = useState('');
  const [choices, setChoices] = useState<Choices>(new Map());
  const settled = useDeferredValue(text);
  const lineOf = useMemo(() => rememberedLines(tree, rule), [tree, rule]);
  const list = useMemo(() => titlesIn(settled), [settled]);
  const lines = useMemo(
    () =>
      Array.from(list.counts, ([title, count]) => ({
        ...answeredLine(tree, rule, lineOf(title), choices.get(title)),
        count,
      })),
    [list, lineOf, tree, rule, choices],
  );

  return {
    text,
    write: (next) => {
      setText(next);
      setChoices((known) => stillMeant(known, next));
    },
    lines,
    leftOut: list.leftOut,
    choose: (title, code) =>
      setChoices((known) => {
        const next = new Map(known);
        if (code === null) next.delete(title);
        else next.set(title, code);
        return next;
      }),
    resolved: lines.flatMap(({ title, count, occupation, isResolved }) =>
      isResolved && occupation ? [{ title, count, occupation }] : [],
    ),
  };
}
