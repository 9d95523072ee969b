import { type ReactElement, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { type PairingContext, partnersOf } from '../../domain/endorsement/changePairs.ts';
import { nameIn, type PersonChange } from '../../domain/endorsement/personChange.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EndorsementPersons.messages.ts';
import * as S from './EndorsementPersons.styles.ts';
import { mostFound, personsFound } from './personsFound.ts';

export interface EndorsementJoinDialogProps {
  /** All changes of the endorsement. */
  readonly changes: readonly PersonChange[];
  /** Index of the addition or removal that becomes a replacement. */
  readonly index: number;
  /** The rules for joining two changes into a replacement. */
  readonly pairing: PairingContext;
  /** Called with the index of the change that the user chose as the partner. */
  readonly onJoin: (partner: number) => void;
  /** Called when the dialog closes. */
  readonly onClose: () => void;
}

/**
 * Dialog in which the user chooses the second person of a replacement. For an added person, the removed persons are
 * offered; for a removed person, the added persons.
 */
export function EndorsementJoinDialog(props: EndorsementJoinDialogProps): ReactElement {
  const { changes, index, pairing, onJoin, onClose } = props;
  const words = useMessages(messages);
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const own = changes[index];
  const partners = partnersOf(changes, index, pairing).flatMap((at) => {
    const change = changes[at];
    if (!change) return [];
    return [{ ...(change.kind === 'remove' ? change.original : change.person), key: at }];
  });
  const found = personsFound(partners, keyword);
  const label = own?.kind === 'add' ? words.joinGoing : words.joinComing;
  return (
    <Dialog
      isOpen
      title={words.joinTitle(own ? nameIn(own) : '')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" isDisabled={chosen === null} onPress={() => chosen !== null && onJoin(chosen)}>
            {words.take}
          </Button>
        </>
      }
    >
      <S.Form>
        <p>{label}</p>
        <SearchField label={words.findPartner} placeholder={words.findHint} value={keyword} onChange={setKeyword} />
        <span role="status">{words.found(found.total, mostFound)}</span>
        <RadioGroup
          aria-label={label}
          options={found.persons.map(({ key, name, idNo }) => ({ value: String(key), label: `${name} ${idNo}` }))}
          value={chosen === null ? '' : String(chosen)}
          onChange={(key) => setChosen(Number(key))}
        />
      </S.Form>
    </Dialog>
  );
}
