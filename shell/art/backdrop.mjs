import { mix, round } from './numbers.mjs';

/** Sky, stars, the sun and its glow. */
export function drawSky({ width, height, horizonY, sunAt, palette, random }) {
  const stops = palette.sky.map(
    (color, index) =>
      `<stop offset="${round((index / 5) ** 0.85 * 100) / 100}" stop-color="${color}"/>`,
  );
  const radius = Math.min(width, height) * 0.042;
  const sunY = horizonY - radius * (palette.stars === 1 ? 4.4 : 0.9);
  const stars = Array.from({ length: Math.round(110 * palette.stars) }, () => {
    const y = random() ** 1.6 * horizonY * 0.75;
    const size = 0.5 + random() * 1.1;
    return `<circle cx="${round(random() * width)}" cy="${round(y)}" r="${round(size)}" fill="#fff" opacity="${round(0.2 + random() * 0.5)}"/>`;
  });
  return `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>
<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${sunAt}" cy="${sunY}" r="${width * 0.42}"><stop offset="0" stop-color="${palette.glow}" stop-opacity=".95"/><stop offset=".16" stop-color="${palette.glow}" stop-opacity=".5"/><stop offset=".5" stop-color="${palette.glow}" stop-opacity=".14"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${width}" height="${horizonY + 2}" fill="url(#sky)"/>${stars.join('')}
${clouds({ width, horizonY, palette, random })}
<rect width="${width}" height="${horizonY + 2}" fill="url(#glow)"/>
<circle cx="${sunAt}" cy="${sunY}" r="${radius}" fill="${palette.sun}"/>`;
}

/** Thin bands of cloud that take the colour of the low sky. */
function clouds({ width, horizonY, palette, random }) {
  const bands = Array.from({ length: 9 }, (_, index) => {
    const y = horizonY * (0.34 + 0.06 * index + random() * 0.03);
    const x = random() * width;
    const rx = width * (0.12 + random() * 0.22);
    const color = mix(palette.sky[3], palette.sky[5], index / 9);
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(horizonY * (0.006 + random() * 0.012))}" fill="${color}" opacity="${round(0.12 + random() * 0.2)}"/>`;
  });
  return `<defs><filter id="soft" x="-20%" y="-300%" width="140%" height="700%"><feGaussianBlur stdDeviation="${round(width * 0.006)} ${round(width * 0.0012)}"/></filter></defs><g filter="url(#soft)">${bands.join('')}</g>`;
}

/** Three lines of far hills, each darker and nearer. */
export function drawHills({ width, height, horizonY, palette }) {
  return palette.hills
    .map((color, layer) => {
      const rise = height * (0.05 - layer * 0.013);
      const points = Array.from({ length: 61 }, (_, index) => {
        const x = (index / 60) * width;
        const u = index / 60;
        const wave =
          Math.sin(u * 5.2 + layer * 2.1) * 0.5 +
          Math.sin(u * 11.7 + layer * 4.4) * 0.28 +
          Math.sin(u * 23 + layer) * 0.08;
        return `${round(x)},${round(horizonY - rise * (0.5 + wave * 0.55))}`;
      });
      return `<polygon points="0,${horizonY + 2} ${points.join(' ')} ${width},${horizonY + 2}" fill="${color}" opacity="${0.55 + layer * 0.15}"/>`;
    })
    .join('');
}

/** A town of towers in the haze, one of them tall and slender. */
export function drawSkyline({
  width,
  height,
  horizonY,
  palette,
  skyline,
  skylineScale = 1,
  random,
}) {
  const middle = width * skyline;
  const unit = height * 0.011 * skylineScale;
  const color = mix(palette.hills[1], palette.sky[4], 0.28);
  const towers = Array.from({ length: 34 }, (_, index) => {
    const offset = (index - 17) * unit * 1.25 + (random() - 0.5) * unit;
    const near = Math.exp(-((index - 17) ** 2) / 90);
    const tall = unit * (1.2 + random() * 6.4 * near);
    const wide = unit * (0.55 + random() * 0.65);
    return `<rect x="${round(middle + offset)}" y="${round(horizonY - tall)}" width="${round(wide)}" height="${round(tall + 2)}"/>`;
  });
  const spire = unit * 15;
  const x = middle + unit * 1.5;
  const spirePath = `<path d="M${round(x)},${round(horizonY - spire)} l${round(unit * 0.16)},${round(spire * 0.32)} l${round(unit * 0.22)},${round(spire * 0.2)} l${round(unit * 0.26)},${round(spire * 0.22)} l${round(unit * 0.3)},${round(spire * 0.26)} h${round(-unit * 1.88)} l${round(unit * 0.3)},${round(-spire * 0.26)} l${round(unit * 0.26)},${round(-spire * 0.22)} l${round(unit * 0.22)},${round(-spire * 0.2)} Z"/>`;
  return `<g fill="${color}" opacity=".82">${towers.join('')}${spirePath}</g>`;
}
