import { useId } from 'react';

/** A jaguar on the right side: it has come up on the promenade and looks over to the column. */
export function Onca() {
  const id = useId();
  const coat = `url(#${id})`;
  return (
    <g transform="translate(12 560) scale(1.08)">
      <defs>
        <radialGradient id={id} cx="0.42" cy="0.3" r="0.8">
          <stop stopColor="#ffd27a" />
          <stop offset="0.6" stopColor="#e8952f" />
          <stop offset="1" stopColor="#a8571a" />
        </radialGradient>
      </defs>
      <path d="M150 130c90-30 190 0 230 90 30 70 34 170 36 270H80c-6-120 0-290 70-360z" fill={coat} />
      <path d={BODY_SPOTS} fill="#8a4413" stroke="#2b1508" strokeWidth="9" strokeDasharray="16 9" />
      <path
        d="M64 40C40 10 6 22 6 58c0 26 20 44 44 48zm190-6c24-30 58-18 60 18 0 26-18 44-42 50z"
        fill={coat}
      />
      <path
        d="M52 50C40 36 24 42 24 60c0 14 10 24 22 26zm216-4c12-14 28-8 28 10 0 14-8 24-20 26z"
        fill="#5e2f1a"
      />
      <path
        d="M160 8c54 0 96 24 118 66 22 44 18 100-8 142-24 38-64 62-110 62s-86-24-110-62c-26-42-30-98-8-142C64 32 106 8 160 8z"
        fill={coat}
      />
      <path d="M160 160c44-12 78 8 78 46 0 40-36 68-78 68s-78-28-78-68c0-38 34-58 78-46z" fill="#fff1d8" />
      <path d="M128 150c20-10 44-10 64 0 6 18-14 36-32 40-18-4-38-22-32-40z" fill="#d4707a" />
      <path
        d="M160 190v22m0 0c-12 22-40 24-54 8m54-8c12 22 40 24 54 8"
        fill="none"
        stroke="#3a1d10"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M124 252q36 18 72 0" fill="none" stroke="#d9b48a" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M66 112c22-18 54-10 66 18-24 16-52 8-66-18zm188 0c-22-18-54-10-66 18 24 16 52 8 66-18z"
        fill="#e8f06a"
        stroke="#2b1508"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <ellipse cx="102" cy="120" rx="9" ry="14" fill="#1a0d06" />
      <ellipse cx="218" cy="120" rx="9" ry="14" fill="#1a0d06" />
      <circle cx="106" cy="114" r="3.600" fill="#fff" />
      <circle cx="222" cy="114" r="3.600" fill="#fff" />
      <path d={FACE_SPOTS} fill="none" stroke="#2b1508" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M92 214h0m14 18h0m-24 10h0m146-28h0m-14 18h0m24 10h0"
        stroke="#3a1d10"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M84 226l-58-10m58 24-52 16m204-30 58-10m-58 24 52 16"
        stroke="#fff8ea"
        strokeOpacity="0.85"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M70 470c-30 0-52-16-50-44 2-30 30-46 66-46s62 18 60 46c-2 30-30 44-76 44zm170 4c-30 0-52-16-50-44 2-30 30-46 66-46s62 18 60 46c-2 30-30 44-76 44z"
        fill={coat}
      />
      <path
        d="M50 464q-8-22 2-38m32 42q-6-22 2-40m136 40q-8-22 2-38m32 42q-6-22 2-40"
        fill="none"
        stroke="#2b1508"
        strokeOpacity="0.7"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M60 60c22-24 54-38 90-40"
        fill="none"
        stroke="#fff0c0"
        strokeOpacity="0.7"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </g>
  );
}

const FACE_SPOTS =
  'M160 30v26m-26-18 6 20m46-20-6 20M96 50l12 18m116-18-12 18M70 84l16 8m164-8-16 8M52 150h18m180 0h18M54 184l16-6m180 6-16-6M140 78l8 16m32-16-8 16';
const BODY_SPOTS =
  'M326 210a24 20 0 1 0 1 0zM250 290a26 22 0 1 0 1 0zM340 300a26 24 0 1 0 1 0zM120 320a22 20 0 1 0 1 0zM190 350a22 18 0 1 0 1 0zM300 380a26 22 0 1 0 1 0zM374 400a22 24 0 1 0 1 0z';
