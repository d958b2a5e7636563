import type { Material } from './scene';

export const WHITE: Material = {
  front: '#fbfbfa',
  frontLow: '#e6e6e3',
  side: '#c3c4c3',
  top: '#f4f4f2',
  edge: '#ffffff',
};
export const PEARL: Material = {
  front: '#eceeef',
  frontLow: '#d2d6d9',
  side: '#a9aeb3',
  top: '#f1f3f4',
  edge: '#ffffff',
};
export const SILVER: Material = {
  front: '#d8dce0',
  frontLow: '#b4bac0',
  side: '#8d949b',
  top: '#e6e9ec',
  edge: '#f7f9fa',
};
export const GRAPHITE: Material = {
  front: '#4a4f57',
  frontLow: '#34383f',
  side: '#24272c',
  top: '#5b616a',
  edge: '#7b828c',
};
export const BLACK: Material = {
  front: '#24262b',
  frontLow: '#17181c',
  side: '#0f1013',
  top: '#34373d',
  edge: '#565a63',
};
export const RED: Material = {
  front: '#d8303a',
  frontLow: '#b3202a',
  side: '#8b141d',
  top: '#e4545c',
  edge: '#f39aa0',
};
export const BLUE: Material = {
  front: '#1d6fb8',
  frontLow: '#145a9a',
  side: '#0d4476',
  top: '#3b88cc',
  edge: '#8fc0ec',
};
export const ORANGE: Material = {
  front: '#f08a24',
  frontLow: '#d97413',
  side: '#b35c0a',
  top: '#f6a550',
  edge: '#fbd0a0',
};
export const COPPER: Material = {
  front: '#c9793f',
  frontLow: '#a65e2a',
  side: '#83481d',
  top: '#dc9562',
  edge: '#f0bd96',
};
