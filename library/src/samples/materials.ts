import type { UploadedFile } from '../components/FileUpload/index.ts';
import type { Material } from '../domain/material/material.ts';

/** The materials of an order for employer liability. */
export const orderMaterials: readonly Material[] = [
  { type: 'businessLicence', name: '营业执照', isRequired: true, hint: '加盖公章的扫描件或照片' },
  { type: 'stampedRoster', name: '人员清单（加盖公章）', isRequired: true },
  { type: 'authorisationBook', name: '授权书', isRequired: true },
  { type: 'other', name: '其他资料', isRequired: false },
];

export const licenceScan: UploadedFile = { id: 'm1', name: '营业执照.pdf', kind: 'pdf', size: 1_258_291 };
export const rosterScan: UploadedFile = {
  id: 'm2',
  name: '上海远山精密机械制造有限公司第二分公司二〇二六年度被保险人清单（盖章扫描件）最终版.pdf',
  kind: 'pdf',
  size: 8_874_368,
};

/** The materials of `orderMaterials` after the insurer has rejected the licence. */
export const returnedMaterials: readonly Material[] = orderMaterials.map((material) =>
  material.type === 'businessLicence'
    ? { ...material, rejection: { reason: '影印件缺少公章，统一社会信用代码无法辨认', files: [licenceScan.id] } }
    : material,
);
