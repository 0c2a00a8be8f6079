import type { LightName } from '../../../schema/light.ts'

/** The paints of one light: everything a room, its screen and its sky are drawn with. */
export interface Paints {
  wall: string
  /** The inner side of an opening that the sun does not reach. */
  shade: string
  /** Skirtings, joints and cast shadows. */
  deep: string
  /** The inner side of an opening that the sun strikes. */
  glint: string
  /** Haze, from the top of the sky to the horizon. */
  sky: readonly [string, string, string]
  halo: string
  sun: string
  floor: string
  /** Sunlight where it lies on the floor. */
  beam: string
  chips: readonly string[]
}

export const paints: Record<LightName, Paints> = {
  'first-light': {
    wall: '#14303D',
    shade: '#27505D',
    deep: '#0C222D',
    glint: '#F7C9A4',
    sky: ['#F4B993', '#EFA27B', '#E98A68'],
    halo: '#F6C9A0',
    sun: '#D9432A',
    floor: '#1D404C',
    beam: '#F0A47C',
    chips: ['#27505D', '#E98A68', '#0C222D'],
  },
  sunrise: {
    wall: '#56222B',
    shade: '#7D3438',
    deep: '#3E171F',
    glint: '#FFE2BC',
    sky: ['#F8CFA0', '#F4B884', '#EE9C6B'],
    halo: '#FADDB4',
    sun: '#E8542F',
    floor: '#6A2A31',
    beam: '#F3B07C',
    chips: ['#7D3438', '#F4B884', '#3E171F'],
  },
  early: {
    wall: '#8A3423',
    shade: '#B04A30',
    deep: '#662317',
    glint: '#FFEFC8',
    sky: ['#FBE0AE', '#F8D08F', '#F4BC72'],
    halo: '#FCEBC6',
    sun: '#F0702F',
    floor: '#9C3E2A',
    beam: '#F8CF8C',
    chips: ['#B04A30', '#F8D08F', '#662317'],
  },
  'mid-morning': {
    wall: '#AE4326',
    shade: '#8C3019',
    deep: '#74260F',
    glint: '#FFF3CF',
    sky: ['#FCEBC3', '#FADFA2', '#F7D084'],
    halo: '#FEF4DA',
    sun: '#F49A2C',
    floor: '#C05231',
    beam: '#FAD894',
    chips: ['#8C3019', '#FADFA2', '#E07A4E'],
  },
  bright: {
    wall: '#E0A32E',
    shade: '#B47A17',
    deep: '#92600D',
    glint: '#FBDD8E',
    sky: ['#A9D2D6', '#9CC9D0', '#8DBFC9'],
    halo: '#D2E9E4',
    sun: '#FFF8DF',
    floor: '#EBB548',
    beam: '#FCE7AE',
    chips: ['#B47A17', '#FCE7AE', '#F6F1DE'],
  },
  'late-morning': {
    wall: '#9CC7B6',
    shade: '#6B9F8E',
    deep: '#4A7E70',
    glint: '#D5EBDD',
    sky: ['#F6F7E6', '#ECF3E0', '#DFEDDD'],
    halo: '#FCF0C2',
    sun: '#F3B535',
    floor: '#B1D5C6',
    beam: '#F4F9EA',
    chips: ['#6B9F8E', '#F4F9EA', '#F3C55A'],
  },
  noon: {
    wall: '#EDEBDF',
    shade: '#A9B8B0',
    deep: '#6D837E',
    glint: '#FFFFFF',
    sky: ['#A5D3E0', '#90C6D7', '#7BB8CD'],
    halo: '#CFE8EC',
    sun: '#F7C23C',
    floor: '#DEDCCD',
    beam: '#FFFFFF',
    chips: ['#B4BFB6', '#F7C23C', '#7BB8CD'],
  },
}

/** The mark on a dark ground. */
export const brand = { white: '#FCFCF8', peach: '#F2A25F' }

/** A material in three tones: turned to the sun, facing the reader, turned away. */
export interface Material {
  lit: string
  face: string
  shade: string
}

const material = (lit: string, face: string, shade: string): Material => ({ lit, face, shade })

export const timber = material('#E3A45A', '#B8692E', '#7A3D1B')
export const darkTimber = material('#A65B34', '#71331F', '#451C14')
export const paper = material('#FFFDF3', '#EFE9D8', '#C6BFAA')
export const ink = material('#42707F', '#1B414F', '#0C222D')
export const laterite = material('#DE7247', '#AE4326', '#74260F')
export const jade = material('#C3E1D3', '#7FB09F', '#4A7E70')
export const ochre = material('#F9CF71', '#E0A32E', '#9A6610')
export const leaf = material('#8FAE66', '#527C4C', '#2D513E')
export const concrete = material('#F3F1E6', '#D3D4C8', '#97A49D')
export const sea = material('#8FC6CF', '#4F97A6', '#2B6776')
export const hide = material('#FBEBCB', '#E9CB98', '#B98F5C')
