import { ownValue } from '../../domain/record/ownValue.ts';
import { counted } from '../../i18n/counted.ts';
import { isReduction, tenthsOf } from '../../i18n/discountWords.ts';
import { formatExactYuan } from '../../i18n/formatExactYuan.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/PremiumReceipt/PremiumReceipt.messages.ts';
import { fleetTexts } from './fleet.ts';
import { projectTypeTexts } from './projectType.ts';
import { useAttributeTexts } from './useAttribute.ts';
import { vehicleDetailTexts } from './vehicleDetail.ts';

const inTenThousands = (yuan: number) => (yuan % 10_000 === 0 ? counted`${yuan / 10_000} 萬` : counted`${yuan} 元`);

const labelIn = (labels: Readonly<Record<string, string>>, key: string): string => ownValue(labels, key) ?? key;

export const premiumReceipt: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    title: '保費明細',
    sampleRates: '示例費率，僅供示範',
    print: '列印',
    lines: '職業與人數',
    occupation: '職業',
    heads: '人數',
    unitPremium: '每人保費',
    premium: '保費小計',
    classLine: (occupationClass) => `${occupationClass} 類職業`,
    chargedAs: (heads) => counted`按 ${heads} 人計費`,
    unpriced: '該方案尚不能計算保費',
    stepsOf: (occupationClass) => `${occupationClass} 類職業每人保費的計算過程`,
    steps: '保費的計算過程',
    step: '步驟',
    factor: '係數或金額',
    result: '結果',
    total: '總保費',
    sumTimesRate: (sumInsured, rate) => `保額 ${inTenThousands(sumInsured)} × ${rate}‰`,
    flat: (yuan) => `固定保費 ${formatExactYuan(yuan)}`,
    months: (months) => (months === 12 ? '保險期限 1 年' : `保險期限 ${months} 個月，短期費率`),
    payoutRatio: (label) => `賠付比率 ${label}`,
    disability: (label) => `傷殘賠付比率表 ${label}`,
    accident: (label) => `出險情況 ${label}`,
    deductible: (label) => `自付額 ${label}`,
    plan: (name) => `計劃係數 ${name}`,
    discount: (discount) => (isReduction(discount) ? `人數折扣 ${tenthsOf(discount)} 折` : '人數折扣 無'),
    roundings: { ceil: '向上取整到元', cents: '四捨五入到分', none: '不取整' },
    surcharge: (label) => `附加保費 ${label}`,
    vehicle: (detail) => vehicleDetailTexts.nameOf(detail),
    fleetVehicle: (place, detail) => `${fleetTexts.place(place)} ${vehicleDetailTexts.nameOf(detail)}`,
    projectType: (type) => `工程類型 ${labelIn(projectTypeTexts, type)}`,
    useAttribute: (attribute) => `使用性質 ${labelIn(useAttributeTexts, attribute)}`,
    quantity: (copies) => `投保份數 ${copies}`,
  },
});
