import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

/** Texts of the form; problems are in `i18n/subjectProblems.messages.ts`. */
export interface PoolFormMessages {
  readonly area: string;
  readonly count: string;
  readonly countUnit: string;
  readonly region: string;
  readonly address: string;
  readonly images: string;
  readonly imagesHint: string;
}

export const messages: MessagePack<PoolFormMessages> = messagePack<PoolFormMessages>(
  {
    area: '营业面积',
    count: '游泳池个数',
    countUnit: '个',
    region: '游泳池所在地区',
    address: '游泳池地址',
    images: '游泳场所照片',
    imagesHint: '泳池全景、水深标识与救生设施',
  },
  {
    area: 'Business area',
    count: 'Swimming pools',
    countUnit: 'pools',
    region: 'Region of the swimming pool',
    address: 'Address of the swimming pool',
    images: 'Photographs of the swimming venue',
    imagesHint: 'The whole pool, depth marks and life-saving equipment',
  },
);
