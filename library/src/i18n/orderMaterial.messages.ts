import type { OrderMaterialType } from '../domain/material/orderMaterials.ts';
import { type MessagePack, messagePack } from './messagePack.ts';

export interface OrderMaterialMessages {
  readonly names: Readonly<Record<OrderMaterialType, string>>;
  /** Hints that say more about a material than its name, by type of material. Most types have no hint. */
  readonly hints: Readonly<Partial<Record<OrderMaterialType, string>>>;
}

/** Names of the materials that an order can have, and hints about these materials. */
export const orderMaterialMessages: MessagePack<OrderMaterialMessages> = messagePack<OrderMaterialMessages>(
  {
    names: {
      businessLicence: '营业执照（加盖公章）',
      stampedRoster: '人员清单（加盖公章）',
      authorisationBook: '授权书',
      constructionContract: '施工合同',
      poolPhotograph: '游泳场所照片',
      vehicleLicence: '行驶证',
      stampedForm: '投保单（加盖公章）',
      lastYearPolicy: '上年度保单',
      environment: '经营场所环境照片',
      other: '其他资料',
    },
    hints: {
      stampedRoster: '导出名单，打印盖章后扫描或拍照',
      authorisationBook: '写明投保单位全称并加盖公章',
      lastYearPolicy: '转保客户提供，便于核保',
    },
  },
  {
    names: {
      businessLicence: 'Business licence (stamped)',
      stampedRoster: 'List of insured persons (stamped)',
      authorisationBook: 'Authorisation letter',
      constructionContract: 'Construction contract',
      poolPhotograph: 'Photographs of the pool',
      vehicleLicence: 'Vehicle licence',
      stampedForm: 'Application form (stamped)',
      lastYearPolicy: 'Last year’s policy',
      environment: 'Photographs of the premises',
      other: 'Other materials',
    },
    hints: {
      stampedRoster: 'Export the list, print it, stamp it, and scan or photograph it',
      authorisationBook: 'With the full name of the policyholder, and stamped',
      lastYearPolicy: 'For customers who switch from another insurer',
    },
  },
);
