import { type ReactElement, useMemo } from 'react';

import { Select } from '../../components/Select/index.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import type { RosterContext, RosterScheme } from '../../domain/roster/rosterContext.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { classesFound, type RosterTarget, targetByClass } from './assignSchemes.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';

export interface RosterImportTargetProps {
  /** The persons in the list. */
  persons: readonly NewPerson[];
  /** The product data and rules. They determine which schemes fit the persons. */
  context: RosterContext;
  /** Schemes that the persons can be assigned to. */
  schemes: readonly RosterScheme[];
  /** The schemes that the user has chosen for the persons. */
  value: RosterTarget;
  /** Called when the user chooses other schemes for the persons. */
  onChange: (target: RosterTarget) => void;
}

const byClassValue = 'by-class';

/**
 * Field for the schemes of the persons: one scheme for all persons, or one scheme for each occupation class in the
 * file.
 */
export function RosterImportTarget(props: RosterImportTargetProps): ReactElement | null {
  const { persons, context, schemes, value, onChange } = props;
  const words = useMessages(messages);
  const isByClass = value.kind === 'byClass';
  const classes = useMemo(() => (isByClass ? classesFound(persons, context) : []), [isByClass, persons, context]);
  const options = schemes.map(({ id, name }) => ({ value: id, label: name }));
  if (schemes.length < 2) return null;

  return (
    <S.Section>
      <Select
        label={words.target}
        isRequired
        options={[...options, { value: byClassValue, label: words.byClass }]}
        value={value.kind === 'one' ? value.schemeId : byClassValue}
        onChange={(chosen) =>
          onChange(chosen === byClassValue ? targetByClass(schemes, context) : { kind: 'one', schemeId: chosen })
        }
      />
      {value.kind === 'byClass' ? (
        <S.Classes>
          {classes.map(({ occupationClass, heads }) => (
            <Select
              key={occupationClass}
              label={words.classHeads(occupationClass, heads)}
              isRequired
              options={options}
              value={value.schemeIds[occupationClass] ?? ''}
              onChange={(schemeId) =>
                onChange({ ...value, schemeIds: { ...value.schemeIds, [occupationClass]: schemeId } })
              }
            />
          ))}
        </S.Classes>
      ) : null}
    </S.Section>
  );
}
