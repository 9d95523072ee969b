import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';
import type { VehicleFileRefusal } from './readVehicleFile.ts';

export interface VehicleListMessages {
  readonly title: string;
  readonly caption: string;
  readonly counts: (vehicles: number, most: number) => string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly add: string;
  readonly import: string;
  readonly licences: string;
  readonly edit: string;
  readonly editNamed: (vehicle: string) => string;
  readonly remove: string;
  readonly removeNamed: (vehicle: string) => string;
  readonly undo: string;
  readonly removed: (vehicle: string) => string;
  readonly imported: (count: number) => string;
  readonly assigned: (count: number) => string;
  readonly cancel: string;
  readonly confirm: string;
  readonly addTitle: string;
  readonly editTitle: (vehicle: string) => string;
  readonly images: (count: number) => string;
  readonly check: string;
  readonly complete: string;
  readonly importTitle: string;
  readonly file: string;
  readonly fileHint: (most: number) => string;
  readonly dropHint: string;
  readonly pasted: string;
  readonly template: string;
  readonly templateFile: string;
  readonly templateSheet: string;
  readonly reading: (name: string) => string;
  readonly refused: (name: string) => string;
  readonly refusals: Readonly<Record<VehicleFileRefusal, string>>;
  readonly otherList: string;
  /**
   * Result of reading a list: the number of all vehicles, and the number of vehicles with errors or with texts that
   * couldn't be understood. If there are no such vehicles, the number of vehicles with warnings is shown instead.
   */
  readonly preview: (vehicles: number, faulty: number, doubtful: number) => string;
  readonly previewCaption: string;
  readonly row: string;
  readonly unread: (field: string, text: string) => string;
  readonly missing: (fields: readonly string[]) => string;
  readonly ignored: (captions: readonly string[]) => string;
  readonly afterwards: string;
  readonly licencesLater: string;
  readonly fillsFirst: string;
  readonly replace: (count: number) => string;
  readonly tooMany: (vehicles: number, most: number) => string;
  readonly take: (count: number) => string;
  readonly licencesTitle: string;
  readonly licencesLabel: string;
  readonly licencesHint: string;
  readonly matched: (count: number) => string;
  readonly unmatched: (names: readonly string[]) => string;
  readonly surplus: (names: readonly string[], most: number) => string;
  readonly assign: (count: number) => string;
}

export const messages: MessagePack<VehicleListMessages> = messagePack<VehicleListMessages>(
  {
    title: '其他车辆',
    caption: '其他车辆清单',
    counts: (vehicles, most) => counted`本单共 ${vehicles} 辆车，最多 ${most} 辆`,
    emptyTitle: '只承保一辆车时，无需填写',
    emptyText: '承保多辆车时，可逐辆添加，也可用 Excel 清单一次导入。',
    add: '添加车辆',
    import: '按清单导入',
    licences: '批量上传证件',
    edit: '编辑',
    editNamed: (vehicle) => `编辑 ${vehicle}`,
    remove: '删除',
    removeNamed: (vehicle) => `删除 ${vehicle}`,
    undo: '撤销',
    removed: (vehicle) => `已删除 ${vehicle}`,
    imported: (count) => counted`已导入 ${count} 辆车`,
    assigned: (count) => counted`已归入 ${count} 个证件文件`,
    cancel: '取消',
    confirm: '确定',
    addTitle: '添加车辆',
    editTitle: (vehicle) => `编辑 ${vehicle}`,
    images: (count) => counted`${count} 份`,
    check: '核对',
    complete: '完整',
    importTitle: '按清单导入车辆',
    file: '车辆清单',
    fileHint: (most) => counted`支持 .xlsx、.csv，一单最多 ${most} 辆车`,
    dropHint: '或将文件拖到这里，也可直接粘贴从 Excel 或 WPS 复制的单元格（含表头）',
    pasted: '粘贴的清单',
    template: '下载模板',
    templateFile: '车辆清单模板.xlsx',
    templateSheet: '车辆清单',
    reading: (name) => `正在读取 ${name}`,
    refused: (name) => `${name} 无法导入`,
    refusals: {
      empty: '文件是空的，请选择其他文件',
      notTable: '不是 Excel（.xlsx）或 CSV 文件。请用 Excel 或 WPS 另存为 .xlsx 后再上传',
      legacy: '这是旧版 .xls 文件。请用 Excel 或 WPS 打开，另存为 .xlsx 后再上传',
      encrypted: '文件有密码。请另存为不加密的 .xlsx 后再上传',
      damaged: '文件已损坏或没有下载完整。请确认能用 Excel 打开后再上传',
      tooLarge: '文件解压后过大。请只保留车辆清单后再上传',
      unreadable: '读取失败，文件可能已被移动或正被其他程序占用。请重新选择文件',
      noHeader: '找不到表头行。请使用模板，或保留含“车牌号”“车架号”的表头行',
      noVehicles: '表头下面没有车辆。请填写后再上传',
    },
    otherList: '更换清单',
    preview: (vehicles, faulty, doubtful) => {
      if (faulty > 0) return counted`读到 ${vehicles} 辆车，其中 ${faulty} 辆有问题`;
      return doubtful > 0
        ? counted`读到 ${vehicles} 辆车，其中 ${doubtful} 辆请核对`
        : counted`读到 ${vehicles} 辆车，没有问题`;
    },
    previewCaption: '清单中的车辆',
    row: '行',
    unread: (field, text) => `${field}“${text}”无法识别，导入后请重新填写`,
    missing: (fields) => `清单缺少：${fields.join('、')}。请导入后逐辆补充，或在清单中补充后重新导入`,
    ignored: (captions) => `未使用的内容：${captions.join('、')}`,
    afterwards: '有问题的车辆也可以导入，之后在清单中编辑。',
    licencesLater: '行驶证照片在导入后上传。',
    fillsFirst: '第一辆车尚未填写，清单中的第一行将作为第一辆车。',
    replace: (count) => counted`替换现有的 ${count} 辆其他车辆`,
    tooMany: (vehicles, most) => counted`导入后共 ${vehicles} 辆车，一单最多 ${most} 辆。请分单投保`,
    take: (count) => counted`导入 ${count} 辆车`,
    licencesTitle: '批量上传行驶证',
    licencesLabel: '行驶证文件',
    licencesHint: '文件名含车牌号或车架号的，自动归入对应的车辆',
    matched: (count) => counted`${count} 个文件已找到对应的车辆`,
    unmatched: (names) =>
      `没有找到对应车辆的文件：${names.join('、')}。请按车牌号或车架号改名后重新上传，或在编辑车辆时上传`,
    surplus: (names, most) => counted`这些文件的车辆已有 ${most} 份证件：${names.join('、')}`,
    assign: (count) => counted`归入 ${count} 个文件`,
  },
  {
    title: 'Other vehicles',
    caption: 'List of other vehicles',
    counts: (vehicles, most) => counted`${plural(vehicles, 'vehicle')} in this order, at most ${most}`,
    emptyTitle: 'Not needed for a single vehicle',
    emptyText: 'Add the other vehicles of a fleet one by one, or import a list from Excel.',
    add: 'Add a vehicle',
    import: 'Import a list',
    licences: 'Upload licences',
    edit: 'Edit',
    editNamed: (vehicle) => `Edit ${vehicle}`,
    remove: 'Remove',
    removeNamed: (vehicle) => `Remove ${vehicle}`,
    undo: 'Undo',
    removed: (vehicle) => `Removed ${vehicle}`,
    imported: (count) => counted`Imported vehicles: ${count}`,
    assigned: (count) => counted`Assigned files: ${count}`,
    cancel: 'Cancel',
    confirm: 'OK',
    addTitle: 'Add a vehicle',
    editTitle: (vehicle) => `Edit ${vehicle}`,
    images: (count) => counted`Files: ${count}`,
    check: 'Check',
    complete: 'Complete',
    importTitle: 'Import a list of vehicles',
    file: 'List of vehicles',
    fileHint: (most) => counted`.xlsx or .csv, at most ${plural(most, 'vehicle')} per order`,
    dropHint: 'or drop it here, or paste cells with their header, copied in Excel or WPS',
    pasted: 'Pasted list',
    template: 'Download template',
    templateFile: 'Vehicle list template.xlsx',
    templateSheet: 'Vehicles',
    reading: (name) => `Reading ${name}`,
    refused: (name) => `${name} can’t be imported`,
    refusals: {
      empty: 'The file is empty. Choose another file',
      notTable: 'This is neither an Excel (.xlsx) nor a CSV file. Save it as .xlsx and upload it again',
      legacy: 'This is an old .xls file. Open it, save it as .xlsx and upload it again',
      encrypted: 'The file has a password. Save it without one and upload it again',
      damaged: 'The file is damaged or incomplete. Make sure that it opens in Excel, then upload it again',
      tooLarge: 'The file is too large when unpacked. Keep only the list of vehicles and upload it again',
      unreadable: 'The file could not be read. It may have been moved or be in use. Choose it again',
      noHeader: 'No header row found. Use the template, or keep a header with licence plate and frame number',
      noVehicles: 'There are no vehicles below the header. Fill them in and upload again',
    },
    otherList: 'Choose another list',
    preview: (vehicles, faulty, doubtful) => {
      if (faulty > 0) return counted`${plural(vehicles, 'vehicle')}, ${faulty} of them with problems`;
      return doubtful > 0
        ? counted`${plural(vehicles, 'vehicle')}, ${doubtful} of them to check`
        : counted`${plural(vehicles, 'vehicle')} without problems`;
    },
    previewCaption: 'Vehicles in the list',
    row: 'Row',
    unread: (field, text) => `${field} “${text}” was not recognised. Enter it after the import`,
    missing: (fields) => `The list has no column for: ${fields.join(', ')}. Fill it in afterwards or in the list`,
    ignored: (captions) => `Columns not used: ${captions.join(', ')}`,
    afterwards: 'Vehicles with problems can be imported and edited afterwards. ',
    licencesLater: 'Vehicle licences are uploaded after the import. ',
    fillsFirst: 'The first vehicle is still empty, so the first row becomes the first vehicle.',
    replace: (count) => counted`Replace the current ${count} other vehicles`,
    tooMany: (vehicles, most) =>
      counted`That would be ${plural(vehicles, 'vehicle')}; an order can have at most ${most}. Split them into several orders`,
    take: (count) => counted`Import ${plural(count, 'vehicle')}`,
    licencesTitle: 'Upload vehicle licences',
    licencesLabel: 'Files of vehicle licences',
    licencesHint: 'A file whose name contains a licence plate or frame number is assigned to that vehicle',
    matched: (count) => counted`Files whose vehicle was found: ${count}`,
    unmatched: (names) =>
      `No vehicle was found for: ${names.join(', ')}. Rename the files after the licence plate or frame number and upload them again, or upload them when you edit the vehicle`,
    surplus: (names, most) =>
      counted`The vehicles of these files have ${plural(most, 'file')} already: ${names.join(', ')}`,
    assign: (count) => counted`Assign ${plural(count, 'file')}`,
  },
);
