import type { PoolCode, SwimmingPools } from '../../domain/subject/pool/swimmingPool.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';
import type { SubjectFieldMessages, SubjectSentences, SubjectWords } from '../subjectWords.ts';

const fields: MessagePack<SubjectFieldMessages<keyof SwimmingPools>> = messagePack<
  SubjectFieldMessages<keyof SwimmingPools>
>(
  {
    names: { areaSquareMetres: '营业面积', count: '游泳池个数', address: '游泳池地址', images: '游泳场所照片' },
    hints: { images: '泳池全景、水深标识与救生设施' },
    absent: {},
    units: { count: '个' },
    periods: {},
    regions: { address: '游泳池所在地区' },
    details: { address: '游泳池地址' },
  },
  {
    names: {
      areaSquareMetres: 'Business area',
      count: 'Swimming pools',
      address: 'Address of the swimming pool',
      images: 'Photographs of the swimming venue',
    },
    hints: { images: 'The whole pool, depth marks and life-saving equipment' },
    absent: {},
    units: { count: 'pools' },
    periods: {},
    regions: { address: 'Region of the swimming pool' },
    details: { address: 'Address of the swimming pool' },
  },
);

/** Sentences for the problems of swimming pools. If the specification (§5) defines a sentence, it is used literally. */
const sentences: MessagePack<SubjectSentences<PoolCode>> = messagePack<SubjectSentences<PoolCode>>(
  {
    poolCountRequired: () => '请输入游泳池个数',
    poolAreaRequired: () => '请输入营业面积',
    poolRegionRequired: () => '请选择游泳池地址',
    poolAddressRequired: () => '请输入游泳池地址',
    poolImagesRequired: () => '请上传游泳场所照片',
  },
  {
    poolCountRequired: () => 'Enter the number of swimming pools',
    poolAreaRequired: () => 'Enter the business area',
    poolRegionRequired: () => 'Choose the region of the swimming pool',
    poolAddressRequired: () => 'Enter the address of the swimming pool',
    poolImagesRequired: () => 'Upload photographs of the swimming venue',
  },
);

/** 游泳池 (swimming pools): the words of their form, summary and documents. */
export const poolWords: SubjectWords<keyof SwimmingPools, PoolCode> = { fields, choices: {}, sentences };
