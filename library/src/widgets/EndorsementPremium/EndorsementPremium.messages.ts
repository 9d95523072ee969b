import type { EndorsementTrial } from '../../domain/endorsement/endorsementTrial.ts';
import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';

export interface EndorsementPremiumMessages {
  readonly title: string;
  readonly print: string;
  readonly slider: string;
  readonly dayText: (day: string) => string;
  readonly holdsFrom: (day: string) => string;
  readonly heads: (before: number, after: number) => string;
  readonly persons: (count: number) => string;
  readonly person: string;
  readonly kind: string;
  readonly charge: string;
  readonly refund: string;
  readonly fee: string;
  readonly net: string;
  readonly settlement: Readonly<Record<EndorsementTrial['settlement'], string>>;
  readonly pending: string;
  readonly none: string;
}

export const messages: MessagePack<EndorsementPremiumMessages> = messagePack<EndorsementPremiumMessages>(
  {
    title: '保费试算',
    print: '打印',
    slider: '拖动查看不同生效日期的保费',
    dayText: (day) => `${day} 零时生效`,
    holdsFrom: (day) => `自 ${day} 零时生效`,
    heads: (before, after) => counted`变更前 ${before} 人，变更后 ${after} 人`,
    persons: (count) => counted`逐人试算（${count} 项变更）`,
    person: '人员',
    kind: '变更',
    charge: '应收保费',
    refund: '应退保费',
    fee: '手续费',
    net: '净额',
    settlement: { pay: '应补', refund: '应退', nothing: '无需补退保费' },
    pending: '正在试算…',
    none: '添加人员变更后试算保费',
  },
  {
    title: 'Premium calculation',
    print: 'Print',
    slider: 'Drag to see the premium by effective date',
    dayText: (day) => `effective from 00:00 on ${day}`,
    holdsFrom: (day) => `Effective from 00:00 on ${day}`,
    heads: (before, after) => counted`${plural(before, 'person')} before, ${after} after`,
    persons: (count) => counted`Per person (${plural(count, 'change')})`,
    person: 'Person',
    kind: 'Change',
    charge: 'Charge',
    refund: 'Refund',
    fee: 'Fee',
    net: 'Net',
    settlement: { pay: 'To pay', refund: 'To be refunded', nothing: 'Nothing to pay or refund' },
    pending: 'Calculating…',
    none: 'Add personnel changes to calculate the premium',
  },
);
