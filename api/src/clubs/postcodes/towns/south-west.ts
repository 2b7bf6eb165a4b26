/** Towns of the South West: `name|city|county|latitude|longitude|outward code|postcode|local names`. */
export const SOUTH_WEST = `
Clifton|Bristol|Bristol|51.4550|-2.6180|BS8||Downs Edge,Christchurch Green
Bedminster|Bristol|Bristol|51.4400|-2.6000|BS3||South Street,Greville
Horfield|Bristol|Bristol|51.4860|-2.5810|BS7||Bishop's Knoll,Ardagh
Westbury-on-Trym|Bristol|Bristol|51.4940|-2.6200|BS9||Blaise,Canford
Knowle|Bristol|Bristol|51.4280|-2.5770|BS4||Redcatch,Northern Slopes
Fishponds|Bristol|Bristol|51.4820|-2.5260|BS16||Oldbury Court,Eastville
Keynsham||Somerset|51.4140|-2.4970|BS31||Chocolate Works,Chew Meadow
Bath||Somerset|51.3810|-2.3590|BA1|BA1 1LZ|Lansdown,Pulteney
Wells||Somerset|51.2090|-2.6470|BA5|BA5 2UE|Moat Swan,Tor Furlong
Taunton||Somerset|51.0150|-3.1000|TA1||Vivary,Longrun
Yeovil||Somerset|50.9420|-2.6330|BA20||Ninesprings,Summerhouse Hill
Weston-super-Mare||Somerset|51.3460|-2.9770|BS23||Ellenborough,Sand Bay
Bridgwater||Somerset|51.1280|-2.9930|TA6||Blake Gardens,Carnival
Frome||Somerset|51.2280|-2.3210|BA11||Rodden Meadow,Catherine Hill
Thornbury||Gloucestershire|51.6090|-2.5260|BS35||Mundy,Streamleaze
Yate||Gloucestershire|51.5400|-2.4120|BS37||Kingsgate,Brimsham
Cheltenham||Gloucestershire|51.8990|-2.0780|GL50||Pittville,Montpellier
Gloucester||Gloucestershire|51.8640|-2.2440|GL1||Dockside,Plock Court
Stroud||Gloucestershire|51.7450|-2.2180|GL5||Stratford Court,Five Valleys
Cirencester||Gloucestershire|51.7170|-1.9680|GL7||Amphitheatre,Bathurst
Old Town|Swindon|Wiltshire|51.5510|-1.7790|SN1||Town Gardens,Okus
Chippenham||Wiltshire|51.4610|-2.1190|SN15||Monkton,Maud Heath
Salisbury||Wiltshire|51.0690|-1.7940|SP1|SP1 2EJ|Spire Meadow,Bemerton Heath
Trowbridge||Wiltshire|51.3200|-2.2080|BA14||Biss Meadows,Stallard
Devizes||Wiltshire|51.3520|-1.9950|SN10||Caen Hill,Drews Pond
Winton|Bournemouth|Dorset|50.7420|-1.8780|BH9||Redhill,Slades
Southbourne|Bournemouth|Dorset|50.7220|-1.7990|BH6||Hengistbury,Fisherman's Walk
Parkstone|Poole|Dorset|50.7200|-1.9430|BH14||Ashley Cross,Constitution Hill
Dorchester||Dorset|50.7150|-2.4370|DT1||Maumbury,Casterbridge
Weymouth||Dorset|50.6130|-2.4570|DT4||Lodmoor,Nothe
St Leonards|Exeter|Devon|50.7180|-3.5190|EX2||Bull Meadow,Wonford Brook
Heavitree|Exeter|Devon|50.7220|-3.5000|EX1||Higher Pleasure,Whipton
Exmouth||Devon|50.6200|-3.4140|EX8||Phear Park,Manor Shell
Tiverton||Devon|50.9020|-3.4880|EX16||Lowman,Great Western
Barnstaple||Devon|51.0800|-4.0600|EX31||Rock Park,Yeo Vale
Newton Abbot||Devon|50.5290|-3.6110|TQ12||Decoy,Bakers Park
St Marychurch|Torquay|Devon|50.4830|-3.5240|TQ1||Cary,Petitor
Mutley|Plymouth|Devon|50.3820|-4.1300|PL4||Freedom Fields,Beaumont
Plympton|Plymouth|Devon|50.3880|-4.0490|PL7||Harewood,Boringdon
Truro||Cornwall|50.2630|-5.0510|TR1|TR1 2AF|Boscawen,Daubuz Moor
Falmouth||Cornwall|50.1530|-5.0710|TR11|TR11 3QY|Kimberley,Swanpool
Penzance||Cornwall|50.1190|-5.5370|TR18||Penlee,Bolitho
Newquay||Cornwall|50.4150|-5.0750|TR7||Trenance,Tram Track
St Austell||Cornwall|50.3390|-4.7920|PL25||Poltair,White Hills
`;
