import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { authorisationLacks } from '@tuanbao/library/domain/recognition/authorisationReading';
import { idCardPhotograph } from '@tuanbao/library/domain/recognition/idCardPhotograph';
import { licenceReading } from '@tuanbao/library/domain/recognition/licenceReading';
import type { ReadField } from '@tuanbao/library/domain/recognition/readField';

import type {
  AuthorisationLack,
  FieldReading,
  RecognisedIdCard,
  RecognisedLicence,
  UnreadReason,
} from '../../contract/materials.ts';
import type { Recognition } from '../gateways/recognition/recognisedText.ts';
import { unreadLicence } from './licenceFacts.ts';

const readingsOf = (fields: Readonly<Record<string, ReadField>>): readonly FieldReading[] =>
  Object.entries(fields).flatMap(([field, { value, confidence, isToBeChecked }]) =>
    value === '' ? [] : [{ field, confidence, isToBeChecked }],
  );

const unreadReasonOf = (recognition: Recognition): UnreadReason =>
  recognition.outcome === 'read' ? 'illegible' : recognition.outcome;

/**
 * Facts on a photographed licence. The licence counts as recognised when its credit code or the name of the
 * organisation could be read.
 */
export function photographedLicence(recognition: Recognition): RecognisedLicence {
  const unread = { ...unreadLicence, unreadReason: unreadReasonOf(recognition) };
  if (recognition.outcome !== 'read') return unread;
  const { lines, again } = recognition.text;
  const reading = licenceReading(lines, new Map(Object.entries(again)));
  const fields = {
    groupCardId: reading.groupIdNo,
    groupName: reading.groupName,
    legalPersonName: reading.legalPersonName,
    setUpTime: reading.establishedOn,
    detailAddress: reading.address,
  };
  if (fields.groupCardId.value === '' && fields.groupName.value === '') return unread;
  return {
    isRecognized: true,
    source: 'photograph',
    groupCardId: fields.groupCardId.value,
    groupName: fields.groupName.value,
    legalPersonName: fields.legalPersonName.value,
    setUpTime: fields.setUpTime.value,
    detailAddress: fields.detailAddress.value,
    fieldReadings: readingsOf(fields),
    unreadReason: '',
  };
}

/** Facts on a photographed id card. The card counts as recognised when its number could be read. */
export function photographedIdCard(recognition: Recognition, today: CalendarDay): RecognisedIdCard {
  const unread = {
    isRecognized: false,
    name: '',
    idNo: '',
    fieldReadings: [],
    unreadReason: unreadReasonOf(recognition),
  };
  if (recognition.outcome !== 'read') return unread;
  const { lines, again } = recognition.text;
  const fields = idCardPhotograph(lines, new Map(Object.entries(again)), today);
  if (fields.idNo.value === '') return unread;
  const { name, idNo } = fields;
  return {
    isRecognized: true,
    name: name.value,
    idNo: idNo.value,
    fieldReadings: readingsOf({ name, idNo }),
    unreadReason: '',
  };
}

/** The parts of an authorisation letter that its photograph doesn't show clearly. */
export function photographedAuthorisation(recognition: Recognition, groupName: string): readonly AuthorisationLack[] {
  if (recognition.outcome !== 'read' || recognition.text.lines.length === 0) return ['text'];
  const { lines, again, red } = recognition.text;
  return authorisationLacks({ lines, again: new Map(Object.entries(again)), red }, groupName);
}
