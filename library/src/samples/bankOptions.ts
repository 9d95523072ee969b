import type { ComboBoxOption } from '../components/ComboBox/index.ts';

const optionOf = (
  group: string,
  value: string,
  label: string,
  pinyin: string,
  ...keywords: string[]
): ComboBoxOption => ({
  value,
  label,
  pinyin,
  keywords: [value, ...keywords],
  group,
});

/** Options for banks. The value of an option is the first three digits of the CNAPS numbers of the bank. */
export const banks: readonly ComboBoxOption[] = [
  optionOf('国有大型银行', '102', '中国工商银行', 'zhong guo gong shang yin hang', 'ICBC'),
  optionOf('国有大型银行', '103', '中国农业银行', 'zhong guo nong ye yin hang', 'ABC'),
  optionOf('国有大型银行', '104', '中国银行', 'zhong guo yin hang', 'BOC'),
  optionOf('国有大型银行', '105', '中国建设银行', 'zhong guo jian she yin hang', 'CCB'),
  optionOf('国有大型银行', '301', '交通银行', 'jiao tong yin hang', 'BOCOM'),
  optionOf('国有大型银行', '403', '中国邮政储蓄银行', 'zhong guo you zheng chu xu yin hang', 'PSBC'),
  optionOf('政策性银行', '201', '国家开发银行', 'guo jia kai fa yin hang', 'CDB'),
  optionOf('政策性银行', '202', '中国进出口银行', 'zhong guo jin chu kou yin hang', 'EIBC'),
  optionOf('政策性银行', '203', '中国农业发展银行', 'zhong guo nong ye fa zhan yin hang', 'ADBC'),
  optionOf('股份制银行', '302', '中信银行', 'zhong xin yin hang', 'CITIC'),
  optionOf('股份制银行', '303', '中国光大银行', 'zhong guo guang da yin hang', 'CEB'),
  optionOf('股份制银行', '304', '华夏银行', 'hua xia yin hang', 'HXB'),
  optionOf('股份制银行', '305', '中国民生银行', 'zhong guo min sheng yin hang', 'CMBC'),
  optionOf('股份制银行', '306', '广发银行', 'guang fa yin hang', 'CGB'),
  optionOf('股份制银行', '307', '平安银行', 'ping an yin hang', 'PAB'),
  optionOf('股份制银行', '308', '招商银行', 'zhao shang yin hang', 'CMB'),
  optionOf('股份制银行', '309', '兴业银行', 'xing ye yin hang', 'CIB'),
  optionOf('股份制银行', '310', '上海浦东发展银行', 'shang hai pu dong fa zhan yin hang', 'SPDB'),
  optionOf('股份制银行', '315', '恒丰银行', 'heng feng yin hang', 'EGB'),
  optionOf('股份制银行', '316', '浙商银行', 'zhe shang yin hang', 'CZB'),
  optionOf('股份制银行', '318', '渤海银行', 'bo hai yin hang', 'CBHB'),
  optionOf('地方和农村银行', '313', '城市商业银行', 'cheng shi shang ye yin hang'),
  optionOf('地方和农村银行', '314', '农村商业银行', 'nong cun shang ye yin hang'),
  optionOf('地方和农村银行', '317', '农村合作银行', 'nong cun he zuo yin hang'),
  optionOf('地方和农村银行', '319', '徽商银行', 'hui shang yin hang', 'HSB'),
  optionOf('地方和农村银行', '320', '村镇银行', 'cun zhen yin hang'),
  optionOf('地方和农村银行', '322', '上海农商银行', 'shang hai nong shang yin hang', 'SRCB'),
  optionOf('地方和农村银行', '323', '民营银行', 'min ying yin hang'),
  optionOf('地方和农村银行', '325', '上海银行', 'shang hai yin hang', 'BOSC'),
  optionOf('地方和农村银行', '402', '农村信用社', 'nong cun xin yong she', 'RCU'),
  optionOf('外资银行', '501', '汇丰银行（中国）', 'hui feng yin hang zhong guo', 'HSBC'),
  optionOf('外资银行', '502', '东亚银行（中国）', 'dong ya yin hang zhong guo', 'BEA'),
  optionOf('外资银行', '531', '花旗银行（中国）', 'hua qi yin hang zhong guo', 'CITI'),
  optionOf('外资银行', '671', '渣打银行（中国）', 'zha da yin hang zhong guo', 'SCB'),
];

/** 1,530 branches, 45 of each bank. A field should be able to show this number of options. */
export const branches: readonly ComboBoxOption[] = banks.flatMap((bank) =>
  Array.from({ length: 45 }, (_, at): ComboBoxOption => {
    const number = String(at + 1).padStart(2, '0');
    return {
      value: `${bank.value}${number}`,
      label: `${bank.label}示例第${number}支行`,
      pinyin: `${bank.pinyin ?? ''} shi li di ${number} zhi hang`,
      group: bank.label,
    };
  }),
);
