import { Button } from '@tuanbao/library/components/Button';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { endorsementKindCodes } from '@tuanbao/library/domain/endorsement/endorsementType';
import { type EndorsementKind } from '@tuanbao/library/domain/product/endorsementRule';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { riskLimitConservation } from '../../contract/endorsements.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './endorsements.messages.ts';
import * as S from './endorsements.styles.ts';

export interface ChooseKindsProps {
  readonly settings: EndorsementSettings;
  readonly value: readonly EndorsementKind[];
  readonly onChange: (kinds: readonly EndorsementKind[]) => void;
  /** Called when the agent wants to upload the employer's list. The kinds of change are then derived from the list. */
  readonly onByList: () => void;
}

/** True if the changes can be derived from the employer's list: the product must allow several kinds in one request. */
export const allowsList = ({ kinds, allowsCombination }: EndorsementSettings['rule']): boolean =>
  allowsCombination && kinds.length > 1;

/** Id of the element with the choice of kinds. */
export const kindsId = 'endorsement-kinds';

/**
 * Choice of the kinds of change that the product allows: add, remove or replace persons. If the product allows several
 * kinds in one request, the agent can choose several or upload the employer's list; otherwise the agent chooses one.
 */
export function ChooseKinds({ settings, value, onChange, onByList }: ChooseKindsProps): ReactElement {
  const words = useMessages(messages);
  const { rule, policyUuid } = settings;
  const toggle = (kind: EndorsementKind, isChosen: boolean) => {
    if (!isChosen) onChange(value.filter((each) => each !== kind));
    else onChange(rule.allowsCombination ? [...value, kind] : [kind]);
  };
  return (
    <S.Starts>
      <S.Kinds id={kindsId} aria-label={words.kinds}>
        {rule.kinds.map((kind) => (
          <KindChoice
            key={kind}
            kind={kind}
            policyUuid={policyUuid}
            isSelected={value.includes(kind)}
            onChange={(isChosen) => toggle(kind, isChosen)}
          />
        ))}
      </S.Kinds>
      {allowsList(rule) ? (
        <S.ListStart>
          <p>{words.listHint}</p>
          <Button onPress={onByList}>{words.byList}</Button>
        </S.ListStart>
      ) : null}
    </S.Starts>
  );
}

interface KindChoiceProps {
  readonly kind: EndorsementKind;
  readonly policyUuid: string;
  readonly isSelected: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function KindChoice({ kind, policyUuid, isSelected, onChange }: KindChoiceProps): ReactElement {
  const words = useMessages(messages);
  const { kinds } = useMessages(endorsementMessages);
  const operationType = String(endorsementKindCodes[kind]) as '100' | '10' | '1';
  const { data } = useQuestion(riskLimitConservation, { policyUuid, operationType });
  const left = typeof data?.leftCount === 'number' ? words.left(kinds[kind], data.leftCount) : undefined;
  const hint = data && !data.canFlag ? data.msg : left;
  return (
    <Checkbox isSelected={isSelected} isDisabled={data?.canFlag === false} onChange={onChange} description={hint}>
      {kinds[kind]}
    </Checkbox>
  );
}
