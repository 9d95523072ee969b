import { counted } from '@tuanbao/library/i18n/counted';
import { formatYuan } from '@tuanbao/library/i18n/formatMoney';
import { messagePack } from '@tuanbao/library/i18n/messagePack';
import { plural } from '@tuanbao/library/i18n/plural';

const chineseShort = new Intl.NumberFormat('zh-CN', {
  notation: 'compact',
  maximumFractionDigits: 1,
  useGrouping: true,
});
const englishShort = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumFractionDigits: 1,
  useGrouping: true,
});

export const messages = messagePack(
  {
    title: '本月业绩',
    totals: '指标',
    total: { premium: '保费', policies: '保单', renewals: '续保', commission: '推广费' },
    /** Total of a month without abbreviation. */
    money: (yuan: string) => formatYuan(yuan),
    count: (count: number) => counted`${count} 单`,
    /** Value above a bar, abbreviated because there is little space. */
    short: (value: number) => chineseShort.format(value),
    month: (month: number) => `${month}月`,
    monthOfYear: (year: number, month: number) => `${year}年${month}月`,
    more: (percent: number) => counted`较上月增长 ${percent}%`,
    less: (percent: number) => counted`较上月下降 ${percent}%`,
    same: '与上月持平',
    noBefore: '上月无出单',
    chart: (total: string) => `近 6 个月${total}`,
    point: (month: string, value: string) => `${month} ${value}`,
    pause: '，',
    asTable: '以表格查看',
    asChart: '以图表查看',
    monthHead: '月份',
    note: '按出单日统计，不含保全和退保。',
    commissionNote: '推广费按当前比例估算。',
    failed: '业绩加载失败',
    retry: '重试',
  },
  {
    title: 'This month',
    totals: 'Total',
    total: { premium: 'Premium', policies: 'Policies', renewals: 'Renewals', commission: 'Commission' },
    money: (yuan: string) => formatYuan(yuan),
    count: (count: number) => plural(count, 'policy', 'policies'),
    short: (value: number) => englishShort.format(value),
    month: (month: number) =>
      ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month - 1] ?? String(month),
    monthOfYear: (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`,
    more: (percent: number) => counted`${percent}% more than last month`,
    less: (percent: number) => counted`${percent}% less than last month`,
    same: 'Same as last month',
    noBefore: 'No policies last month',
    chart: (total: string) => `${total}, last 6 months`,
    point: (month: string, value: string) => `${month} ${value}`,
    pause: ', ',
    asTable: 'Show as table',
    asChart: 'Show as chart',
    monthHead: 'Month',
    note: 'By date of issue, excluding endorsements and surrenders.',
    commissionNote: ' Commission is estimated at current rates.',
    failed: 'The totals could not be loaded',
    retry: 'Try again',
  },
);

export type TotalsMessages = (typeof messages)['zh-CN'];
