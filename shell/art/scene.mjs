import { drawRows } from './rows.mjs';
import { drawSky, drawSkyline, drawHills } from './backdrop.mjs';
import { mix, seeded } from './numbers.mjs';

/**
 * A field of solar trackers under a sky, as SVG text.
 * @param {object} options
 * @param {number} options.width
 * @param {number} options.height
 * @param {number} options.sunX place of the sun, 0…1
 * @param {number} options.horizon place of the horizon from the top, 0…1
 * @param {number} options.camera height of the eye in metres
 * @param {typeof import('./hours.mjs').HOURS.dusk} options.palette
 * @param {number} [options.skyline] place of the town's middle, 0…1; no town without it
 * @param {number} [options.skylineScale]
 * @param {number} [options.rowPitch] metres between rows
 * @param {boolean} [options.water] the sea instead of sand behind the field
 */
export function drawScene(options) {
  const { width, height, horizon, sunX } = options;
  const view = {
    ...options,
    horizonY: height * horizon,
    sunAt: width * sunX,
    focal: Math.max(width, height) * 0.62,
    random: seeded(7),
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${drawSky(view)}
${drawHills(view)}
${options.skyline === undefined ? '' : drawSkyline(view)}
${ground(view)}
${drawRows(view)}
${haze(view)}
</svg>`;
}

function ground({ width, height, horizonY, palette, water, sunAt }) {
  const [far, middle, near] = palette.ground;
  const sea = water
    ? `<rect y="${horizonY}" width="${width}" height="${height * 0.09}" fill="url(#sea)"/>`
    : '';
  return `<defs>
<linearGradient id="land" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset=".3" stop-color="${middle}"/><stop offset="1" stop-color="${near}"/></linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky[5]}"/><stop offset="1" stop-color="${mix(palette.sky[1], palette.ground[1], 0.3)}"/></linearGradient>
<radialGradient id="lit" gradientUnits="userSpaceOnUse" cx="${sunAt}" cy="${horizonY}" r="${width * 0.55}"><stop offset="0" stop-color="${palette.glow}" stop-opacity=".6"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>
</defs>
<rect y="${horizonY}" width="${width}" height="${height - horizonY}" fill="url(#land)"/>
<rect y="${horizonY}" width="${width}" height="${height - horizonY}" fill="url(#lit)"/>${sea}`;
}

/** Warm air over the far field. */
function haze({ width, height, horizonY, palette }) {
  const depth = height * 0.14;
  return `<defs><linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.glow}" stop-opacity="0"/><stop offset=".42" stop-color="${palette.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></linearGradient></defs>
<rect y="${horizonY - depth * 0.42}" width="${width}" height="${depth}" fill="url(#haze)"/>`;
}
