import { Button } from '@tuanbao/library/components/Button';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { Notice } from '@tuanbao/library/components/Notice';
import type { EndorsementKind } from '@tuanbao/library/domain/product/endorsementRule';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { endorsementsOfPolicyPath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { messages } from './endorsements.messages.ts';
import * as S from './endorsements.styles.ts';
import type { KindLimit, KindLimits } from './useKindLimits.ts';

export interface ChooseKindsProps {
  readonly settings: EndorsementSettings;
  readonly limits: KindLimits;
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
 * Choice of the kinds of change that the product allows: add, remove or replace persons. If no kind is possible now, the
 * reason is shown instead. If the product allows several
 * kinds in one request, the agent can choose several or upload the employer's list; otherwise the agent chooses one.
 */
export function ChooseKinds({ settings, limits, value, onChange, onByList }: ChooseKindsProps): ReactElement {
  const words = useMessages(messages);
  const { rule, policyUuid } = settings;
  const toggle = (kind: EndorsementKind, isChosen: boolean) => {
    if (!isChosen) onChange(value.filter((each) => each !== kind));
    else onChange(rule.allowsCombination ? [...value, kind] : [kind]);
  };
  if (limits.refusal !== null) return <NoKind refusal={limits.refusal} policyUuid={policyUuid} />;
  return (
    <S.Starts>
      <S.Kinds id={kindsId} aria-label={words.kinds}>
        {rule.kinds.map((kind) => (
          <KindChoice
            key={kind}
            kind={kind}
            limit={limits.of[kind]}
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
  readonly limit: KindLimit;
  readonly isSelected: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function KindChoice({ kind, limit: { left, refusal }, isSelected, onChange }: KindChoiceProps): ReactElement {
  const words = useMessages(messages);
  const { kinds } = useMessages(endorsementMessages);
  return (
    <Checkbox
      isSelected={isSelected}
      isDisabled={refusal !== null}
      onChange={onChange}
      description={refusal ?? (left === null ? undefined : words.left(kinds[kind], left))}
    >
      {kinds[kind]}
    </Checkbox>
  );
}

/** Says why no endorsement is possible now, with a button that shows the endorsements of the policy. */
function NoKind({ refusal, policyUuid }: { readonly refusal: string; readonly policyUuid: string }): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onPress={() => void navigate(endorsementsOfPolicyPath(policyUuid))}>
          {words.ofPolicy}
        </Button>
      }
    >
      {refusal}
    </Notice>
  );
}
