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

/** A job title, with the occupation that was found for it or that the user chose. */
export interface ResolvedTitle {
  /** The job title as it is written in the list. */
  readonly title: string;
  /** Number of lines in the list that have this title. */
  readonly count: number;
  /** The occupation that was found or chosen for the title. */
  readonly occupation: OccupationNode;
}

/** A job title in the list, with all data that the dialog shows. */
export interface ResolverLine extends AnsweredLine {
  /** Number of lines in the list that have this title. */
  readonly count: number;
}

export interface OccupationResolverState {
  readonly text: string;
  readonly write: (text: string) => void;
  readonly lines: readonly ResolverLine[];
  /** Lines that are ignored, because the list has too many titles. */
  readonly leftOut: readonly string[];
  /**
   * Sets the code of the occupation that the user chose for a title. '' means that the title gets no occupation; null
   * undoes the choice.
   */
  readonly choose: (title: string, code: string | null) => void;
  readonly resolved: readonly ResolvedTitle[];
}

type Choices = ReadonlyMap<string, string>;

/**
 * Removes the choice "no occupation" for titles that are no longer in the list. If the user adds one of these
 * titles again, a match is searched for again.
 */
const stillMeant = (choices: Choices, text: string): Choices => {
  if (!Array.from(choices.values()).includes('')) return choices;
  const { counts } = titlesIn(text);
  return new Map(Array.from(choices).filter(([title, code]) => code !== '' || counts.has(title)));
};

/** Returns a function that finds the match for a title. Each title is matched only once; the result is cached. */
function rememberedLines(tree: OccupationTree, rule: OccupationRule): (title: string) => TitleLine {
  const known = new Map<string, TitleLine>();
  return (title) => {
    const line = known.get(title) ?? titleLineOf(tree, rule, title);
    known.set(title, line);
    return line;
  };
}

/** Returns the state of a pasted list of job titles and of the occupations that are chosen for them. */
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
