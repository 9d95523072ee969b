import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    productCentre: '产品中心',
    products: '团险产品',
    quotations: '历史报价',
    groupOrders: '团险订单',
    orders: '订单列表',
    unfinished: '未完成订单',
    information: '信息披露',
    groupEndorsements: '团险保全',
    initiateEndorsement: '发起保全',
    endorsements: '保全列表',
  },
  {
    productCentre: 'Product centre',
    products: 'Group products',
    quotations: 'Past quotations',
    groupOrders: 'Group orders',
    orders: 'Order list',
    unfinished: 'Unfinished orders',
    information: 'Disclosures',
    groupEndorsements: 'Group endorsements',
    initiateEndorsement: 'Initiate endorsement',
    endorsements: 'Endorsement list',
  },
);
