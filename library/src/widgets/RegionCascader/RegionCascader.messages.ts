import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface RegionCascaderMessages {
  readonly placeholder: string;
  readonly levels: readonly [string, string, string];
  readonly search: string;
  readonly notSold: string;
  readonly notSoldIn: (paths: readonly string[]) => string;
  readonly abolished: string;
  readonly changeTo: (path: string) => string;
  readonly becameOf: (paths: readonly string[]) => string;
  readonly nowWithin: (path: string) => string;
  readonly notFound: string;
  readonly failed: string;
  readonly retry: string;
}

export const messages: MessagePack<RegionCascaderMessages> = messagePack<RegionCascaderMessages>(
  {
    placeholder: '请选择省 / 市 / 区',
    levels: ['省份', '城市', '区县'],
    search: '搜索地区名称、拼音或代码',
    notSold: '该地区不可投保',
    notSoldIn: (paths) => `该地区不可投保：${paths.join('、')}`,
    abolished: '该行政区划已撤销',
    changeTo: (path) => `改为 ${path}`,
    becameOf: (paths) => `该行政区划已撤销，现为 ${paths.join('、')}`,
    nowWithin: (path) => `该行政区划已撤销，现属 ${path}，请重新选择`,
    notFound: '现行区划中没有该地区，请重新选择',
    failed: '获取地址信息失败！',
    retry: '重试',
  },
  {
    placeholder: 'Choose province / city / district',
    levels: ['Province', 'City', 'District'],
    search: 'Search by name, pinyin or code',
    notSold: 'Not available in this region',
    notSoldIn: (paths) => `Not available in ${paths.join(', ')}`,
    abolished: 'This region has been abolished',
    changeTo: (path) => `Change to ${path}`,
    becameOf: (paths) => `This region has been abolished and is now ${paths.join(', ')}`,
    nowWithin: (path) => `This region has been abolished and is now part of ${path}. Choose again`,
    notFound: 'This region no longer exists. Choose again',
    failed: 'Failed to get address information!',
    retry: 'Try again',
  },
);
