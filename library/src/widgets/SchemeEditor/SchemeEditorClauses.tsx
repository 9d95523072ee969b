import type { ReactElement } from 'react';

import { Checkbox } from '../../components/Checkbox/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import type { Clause, Plan } from '../../domain/product/productDefinition.ts';
import { withClause, withoutClause } from '../../domain/scheme/chooseClause.ts';
import { type ClauseStatus, clauseStatusesOf } from '../../domain/scheme/placeDuty.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './SchemeEditor.messages.ts';
import * as S from './SchemeEditor.styles.ts';
import type { ProblemTextAt } from './schemeProblemsAt.ts';

export interface SchemeEditorClausesProps {
  /** Plan of the scheme. */
  plan: Plan;
  /** The scheme whose clauses are edited. */
  scheme: Scheme;
  /** Called with the changed scheme. */
  onChange: (scheme: Scheme) => void;
  /** Returns the text of the problem in a part of the scheme; undefined if the part has no problem. */
  problemAt: ProblemTextAt;
}

/**
 * The clauses of the scheme's plan. The user chooses the optional clauses, and the sum insured of each chosen or
 * compulsory clause.
 */
export function SchemeEditorClauses({ plan, scheme, onChange, problemAt }: SchemeEditorClausesProps): ReactElement {
  const words = useMessages(messages);
  const statuses = clauseStatusesOf(
    plan.clauses,
    scheme.clauses.map(({ code }) => code),
  );
  const firstPlaceDuty = plan.clauses.find(({ kind }) => kind === 'placeDuty');
  const wrong = problemAt('clauses');

  return (
    <S.Section>
      <h3>{words.clauses}</h3>
      <S.Clauses aria-label={words.clauses}>
        {plan.clauses.map((clause) => (
          <SchemeEditorClause
            key={clause.code}
            clause={clause}
            status={statuses.get(clause.code) ?? 'selectable'}
            neededClause={firstPlaceDuty?.name ?? ''}
            sumInsured={scheme.clauses.find(({ code }) => code === clause.code)?.sumInsured}
            onToggle={(isChosen) => onChange((isChosen ? withClause : withoutClause)(plan, scheme, clause.code))}
            onChangeSum={(sumInsured) => onChange(withClause(plan, scheme, clause.code, sumInsured))}
          />
        ))}
      </S.Clauses>
      {wrong ? <S.Wrong>{wrong}</S.Wrong> : null}
    </S.Section>
  );
}

interface SchemeEditorClauseProps {
  clause: Clause;
  status: ClauseStatus;
  /**
   * Name of the first place duty of the plan; empty if the plan has none. Shown only if this clause can't be chosen
   * before a place duty is chosen.
   */
  neededClause: string;
  sumInsured: number | undefined;
  onToggle: (isChosen: boolean) => void;
  onChangeSum: (sumInsured: number) => void;
}

function SchemeEditorClause(props: SchemeEditorClauseProps): ReactElement {
  const { clause, status } = props;
  const words = useMessages(messages);

  return (
    <li>
      <S.ClauseName>
        {clause.isOptional ? (
          <Checkbox
            isSelected={status === 'selected'}
            isDisabled={status === 'disabled'}
            onChange={props.onToggle}
            description={status === 'disabled' ? words.chooseFirst(props.neededClause) : undefined}
          >
            {clause.name}
          </Checkbox>
        ) : (
          <span>{clause.name}</span>
        )}
        <Tag>{words.kinds[clause.kind]}</Tag>
        {clause.isOptional ? null : <Tag tone="info">{words.compulsory}</Tag>}
      </S.ClauseName>
      {status === 'selected' ? (
        <Select
          aria-label={words.sumInsuredOf(clause.name)}
          isRequired
          options={clause.options.map((option) => ({ value: String(option.sumInsured), label: option.label }))}
          value={String(props.sumInsured ?? '')}
          onChange={(sum) => props.onChangeSum(Number(sum))}
        />
      ) : (
        <S.Hint>{words.notChosen}</S.Hint>
      )}
    </li>
  );
}
