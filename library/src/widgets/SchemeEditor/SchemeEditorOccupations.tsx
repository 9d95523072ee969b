import { type ReactElement, useMemo } from 'react';

import { Button } from '../../components/Button/index.ts';
import { CloseIcon } from '../../components/Icon/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { ratedClass } from '../../domain/occupation/occupationRefusal.ts';
import type { OccupationNode, OccupationTree } from '../../domain/occupation/occupationTree.ts';
import type { ProductDefinition } from '../../domain/product/productDefinition.ts';
import { rosterSchemesOf } from '../../domain/scheme/rosterSchemes.ts';
import type { OccupationLine, Scheme } from '../../domain/scheme/scheme.ts';
import { withHeads } from '../../domain/scheme/withHeads.ts';
import { useOverlayOnDemand } from '../../foundation/useOverlayOnDemand.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { OccupationPicker, usualChoices } from '../OccupationPicker/index.ts';
import type { OccupationResolver, ResolvedTitle } from '../OccupationResolver/index.ts';
import { messages } from './SchemeEditor.messages.ts';
import * as S from './SchemeEditor.styles.ts';
import { SchemeEditorHeads } from './SchemeEditorHeads.tsx';
import type { ProblemTextAt } from './schemeProblemsAt.ts';

export interface SchemeEditorOccupationsProps {
  /** The product. It decides which occupations are accepted. */
  product: ProductDefinition;
  /** The occupation tree in three levels (大类 > 中类 > 小类). */
  tree: OccupationTree;
  /**
   * Duration of the cover in months. In a product with flat premiums, some occupation classes can't be insured for some
   * durations.
   */
  months: number;
  /** The scheme whose occupations are edited. */
  scheme: Scheme;
  /** Called with the changed scheme. */
  onChange: (scheme: Scheme) => void;
  /** Occupations in the schemes of the order other than `scheme`. They are offered first. */
  otherOccupations: readonly OccupationLine[];
  /**
   * Number of this scheme's persons in the roster, by occupation class; empty if the roster has no persons of the
   * scheme.
   */
  rosterLines: readonly OccupationLine[];
  /** Returns the text of the problem in a part of the scheme; undefined if the part has no problem. */
  problemAt: ProblemTextAt;
}

/**
 * Shows the occupations of a scheme. If the roster has persons of the scheme, the numbers of these persons are shown.
 * Otherwise, or if a planned occupation has a problem, the user edits the numbers of persons that are planned.
 */
export function SchemeEditorOccupations(props: SchemeEditorOccupationsProps): ReactElement {
  const words = useMessages(messages);
  const wrong = props.problemAt('occupations');
  const hasRoster = props.rosterLines.length > 0;
  // The order includes the planned occupations even while the numbers of the roster are shown. If a planned occupation
  // has a problem, the user must be able to remove the occupation.
  const showsPlanned = !hasRoster || (wrong !== undefined && props.scheme.occupations.length > 0);

  return (
    <S.Section>
      <h3>{words.occupations}</h3>
      {hasRoster ? (
        <>
          <SchemeEditorHeads lines={props.rosterLines} />
          <S.Hint>{words.fromRoster}</S.Hint>
        </>
      ) : null}
      {showsPlanned ? <PlannedOccupations {...props} /> : null}
      {!showsPlanned && wrong ? <S.Wrong>{wrong}</S.Wrong> : null}
    </S.Section>
  );
}

/** Returns the functions that change the planned occupations of a scheme. */
function usePlannedOccupations({ product, months, scheme, otherOccupations, onChange }: SchemeEditorOccupationsProps) {
  const [allowed] = rosterSchemesOf(product, [scheme], months);
  const rule = { ...product.occupation, classes: allowed?.allowedClasses ?? product.occupation.classes };
  const recent = useMemo(() => usualChoices(() => otherOccupations.map(({ code }) => code)), [otherOccupations]);
  const changeLines = (occupations: readonly OccupationLine[]) => onChange({ ...scheme, occupations });
  const lineOf = (node: OccupationNode, heads: number): readonly OccupationLine[] => {
    const occupationClass = ratedClass(node, rule);
    return occupationClass === null ? [] : [{ code: node.code, name: node.name, occupationClass, heads }];
  };

  return {
    rule,
    recent,
    changeLines,
    add: (node: OccupationNode | null) => {
      if (!node || scheme.occupations.some(({ code }) => code === node.code)) return;
      changeLines([...scheme.occupations, ...lineOf(node, 1)]);
    },
    addTitles: (titles: readonly ResolvedTitle[]) => {
      const more = titles.flatMap(({ occupation, count }) => lineOf(occupation, count));
      changeLines(withHeads(scheme.occupations, more));
    },
  };
}

const loadResolver = async (): Promise<typeof OccupationResolver> =>
  (await import('../OccupationResolver/index.ts')).OccupationResolver;

function PlannedOccupations(props: SchemeEditorOccupationsProps): ReactElement {
  const { product, tree, scheme, problemAt } = props;
  const words = useMessages(messages);
  const { rule, recent, changeLines, add, addTitles } = usePlannedOccupations(props);
  const { Overlay: Resolver, ...pasting } = useOverlayOnDemand(loadResolver);

  return (
    <>
      {scheme.occupations.length === 0 ? <S.Hint>{words.noOccupations}</S.Hint> : null}
      <S.Lines aria-label={words.occupations}>
        {scheme.occupations.map((line, index) => (
          <PlannedOccupation
            key={`${line.code} ${line.name} ${line.occupationClass}`}
            line={line}
            maxHeads={product.persons.max}
            onChangeHeads={(heads) =>
              changeLines(scheme.occupations.map((each, at) => (at === index ? { ...line, heads } : each)))
            }
            onRemove={() => changeLines(scheme.occupations.filter((_, at) => at !== index))}
          />
        ))}
      </S.Lines>
      <OccupationPicker
        label={words.addOccupation}
        tree={tree}
        rule={rule}
        value=""
        recent={recent}
        onChange={add}
        errorMessage={problemAt('occupations')}
      />
      <div>
        <Button
          variant="quiet"
          size="small"
          onHoverStart={pasting.prepare}
          onFocus={pasting.prepare}
          onPress={pasting.open}
        >
          {words.addTitles}
        </Button>
        <div role="status">{pasting.hasFailed ? <S.Wrong>{words.cannotPaste}</S.Wrong> : null}</div>
      </div>
      {Resolver ? (
        <Resolver
          tree={tree}
          rule={rule}
          isOpen={pasting.isOpen}
          onOpenChange={pasting.setOpen}
          onResolve={addTitles}
        />
      ) : null}
    </>
  );
}

interface PlannedOccupationProps {
  line: OccupationLine;
  maxHeads: number;
  onChangeHeads: (heads: number) => void;
  onRemove: () => void;
}

function PlannedOccupation({ line, maxHeads, onChangeHeads, onRemove }: PlannedOccupationProps): ReactElement {
  const words = useMessages(messages);
  const className = words.occupationClass(line.occupationClass);
  const name = line.name || className;

  return (
    <li>
      <div>
        {name}
        {line.name ? <S.Hint>{className}</S.Hint> : null}
      </div>
      <NumberField
        aria-label={words.headCountOf(name)}
        minValue={0}
        maxValue={maxHeads}
        value={line.heads}
        onChange={(heads) => onChangeHeads(heads ?? 0)}
      />
      <Button variant="quiet" aria-label={words.removeOccupation(name)} onPress={onRemove}>
        <CloseIcon />
      </Button>
    </li>
  );
}
