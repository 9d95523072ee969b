import { orderMaterialMessages } from '../../i18n/orderMaterial.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

/** The Hong Kong texts in `orderMaterial`. Other files of this folder also use them. */
export const orderMaterialTexts: (typeof orderMaterialMessages)['zh-CN'] = {
  names: {
    businessLicence: '營業執照（加蓋公章）',
    stampedRoster: '人員名單（加蓋公章）',
    authorisationBook: '授權書',
    constructionContract: '施工合約',
    poolPhotograph: '游泳場所照片',
    vehicleLicence: '行駛證',
    stampedForm: '投保單（加蓋公章）',
    lastYearPolicy: '上年度保單',
    environment: '經營場所環境照片',
    other: '其他資料',
  },
  hints: {
    stampedRoster: '匯出名單，列印蓋章後掃描或拍照',
    authorisationBook: '寫明投保機構全稱並加蓋公章',
    lastYearPolicy: '轉保客戶提供，便於核保',
  },
};

export const orderMaterial: ReplacedMessages = replaceMessages(orderMaterialMessages, { 'zh-HK': orderMaterialTexts });
